import { runMutants } from './run-mutants.ts';

const SAMPLE = 'tools/mutants/sample.fixture.ts';

describe('a run of the mutants of one file', () => {
  it('distinguishes detected mutants from the others', async () => {
    const results = await runMutants([SAMPLE], { processes: 1, until: Infinity, every: 1 });
    const statusOf = (original: string, replacement: string): string | undefined =>
      results.find((each) => each.original === original && each.replacement === replacement)?.status;
    expect({
      'a change while the module loads': statusOf("'swap-'", '""'),
      'a change that a test passes': statusOf('amount >= least', 'amount < least'),
      'the boundary that no test passes': statusOf('amount >= least', 'amount > least'),
      'a value that the module caches': statusOf('`#${text}`', '``'),
      'an endless loop': statusOf('rest / 2', 'rest * 2'),
      'code that no test reaches': statusOf('amount + 1', 'amount - 1'),
      'a mutant that a comment excludes': statusOf('amount < 0', 'amount <= 0'),
      'the name of a codec': statusOf("'SampleRow'", '""'),
      'the fields of a codec': statusOf('{ amount: t.number }', '{}'),
      'the message of an error': statusOf('`below zero: ${String(amount)}`', '``'),
    }).toEqual({
      'a change while the module loads': 'killed',
      'a change that a test passes': 'killed',
      'the boundary that no test passes': 'survived',
      'a value that the module caches': 'killed',
      'an endless loop': 'killed',
      'code that no test reaches': 'uncovered',
      'a mutant that a comment excludes': 'ignored',
      'the name of a codec': 'ignored',
      'the fields of a codec': 'killed',
      'the message of an error': 'ignored',
    });
  });

  it('starts no mutant after its time', async () => {
    const results = await runMutants([SAMPLE], { processes: 1, until: 0, every: 1 });
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['left', 'ignored']));
  });

  it('runs one mutant of several', async () => {
    const results = await runMutants([SAMPLE], { processes: 1, until: Infinity, every: 10 });
    const ran = results.filter(({ status }) => status !== 'left' && status !== 'ignored');
    expect(ran.length).toBeGreaterThan(0);
    expect(ran.every(({ id }) => Number(id) % 10 === 0)).toBe(true);
  });
});
