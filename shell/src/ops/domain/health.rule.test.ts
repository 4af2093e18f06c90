import { healthLevel, healthRows, loadTimeWords, rateWords } from './health.rule';
import { aHealth, aRemote } from './ops.fixture';

describe('how a version does', () => {
  it.each([
    { rule: 'nobody loaded it', change: { loads: 0, errors: 0, errorRate: 0 }, level: 'quiet' },
    { rule: 'errors before a load count', change: { loads: 0, errors: 2, errorRate: 1 }, level: 'bad' },
    { rule: 'below one in a hundred', change: { errorRate: 0.0099 }, level: 'good' },
    { rule: 'from one in a hundred', change: { errorRate: 0.01 }, level: 'watch' },
    { rule: 'from five in a hundred', change: { errorRate: 0.05 }, level: 'bad' },
  ])('$rule: $level', ({ change, level }) => {
    expect(healthLevel(aHealth(change))).toBe(level);
  });
});

describe('the words of the numbers', () => {
  it.each([
    { rate: 0, words: '0 %' },
    { rate: 0.0001, words: '< 0.1 %' },
    { rate: 0.0025, words: '0.3 %' },
    { rate: 0.125, words: '12.5 %' },
    { rate: 1, words: '100 %' },
  ])('a rate of $rate is $words', ({ rate, words }) => {
    expect(rateWords(rate)).toBe(words);
  });

  it.each([
    { ms: null, words: '–' },
    { ms: 239.6, words: '240 ms' },
    { ms: 1340, words: '1.3 s' },
  ])('a load of $ms ms is $words', ({ ms, words }) => {
    expect(loadTimeWords(ms)).toBe(words);
  });
});

describe('the rows of a remote', () => {
  it('are stable, canary, and what open pages still use', () => {
    const remote = aRemote({ canary: { version: '1.2.0', percent: 5 } });
    const old = aHealth({ version: '1.0.0' });
    const rows = healthRows(remote, [old, aHealth(), aHealth({ remote: 'mfe-pro', version: '1.2.0' })]);
    expect(rows.map(({ part, health: { version, loads } }) => ({ part, version, loads }))).toEqual([
      { part: 'stable', version: '1.1.0', loads: 1200 },
      { part: 'canary', version: '1.2.0', loads: 0 },
      { part: 'earlier', version: '1.0.0', loads: 1200 },
    ]);
  });
});
