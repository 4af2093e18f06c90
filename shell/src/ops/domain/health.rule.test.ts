import { healthLevel, healthRows, loadTimeWords, rateWords } from './health.rule';
import { aHealth, aRemote } from './ops.fixture';

describe('the health of a version', () => {
  it.each([
    { rule: 'never loaded', change: { loads: 0, errors: 0, errorRate: 0 }, level: 'quiet' },
    { rule: 'errors count even without a load', change: { loads: 0, errors: 2, errorRate: 1 }, level: 'bad' },
    { rule: 'below 1 %', change: { errorRate: 0.0099 }, level: 'good' },
    { rule: 'from 1 %', change: { errorRate: 0.01 }, level: 'watch' },
    { rule: 'from 5 %', change: { errorRate: 0.05 }, level: 'bad' },
  ])('$rule: $level', ({ change, level }) => {
    expect(healthLevel(aHealth(change))).toBe(level);
  });
});

describe('the texts of the numbers', () => {
  it.each([
    { rate: 0, words: '0 %' },
    { rate: 0.0001, words: '< 0.1 %' },
    { rate: 0.0025, words: '0.3 %' },
    { rate: 0.125, words: '12.5 %' },
    { rate: 1, words: '100 %' },
  ])('formats a rate of $rate as $words', ({ rate, words }) => {
    expect(rateWords(rate)).toBe(words);
  });

  it.each([
    { ms: null, words: '–' },
    { ms: 239.6, words: '240 ms' },
    { ms: 1340, words: '1.3 s' },
  ])('formats a load time of $ms ms as $words', ({ ms, words }) => {
    expect(loadTimeWords(ms)).toBe(words);
  });
});

describe('the rows of a remote', () => {
  it('are stable, canary, and versions of open pages', () => {
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
