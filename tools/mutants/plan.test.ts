import { planFor } from './plan.ts';
import type { CoveredFile } from './plan.ts';

const covered: readonly CoveredFile[] = [
  {
    file: 'slow.test.ts',
    failing: [],
    milliseconds: [50, 900],
    hits: { '0': { a: 1 }, '1': { a: 2, b: 1 } },
  },
  { file: 'fast.test.ts', failing: [], milliseconds: [5, 5], hits: { '1': { a: 40 }, hooks: { c: 1 } } },
  {
    file: 'loads.test.ts',
    failing: [],
    milliseconds: [10, 10],
    hits: { load: { d: 1 }, '0': { a: 3 }, '1': { e: 1 } },
  },
];
const plan = (mutant: string) =>
  planFor({ mutant, file: 'a/code.ts', siblings: new Set(['d', 'e']) }, covered, (file) =>
    covered.findIndex((each) => each.file === file),
  );

describe('the plan for a mutant', () => {
  it('runs only the tests that pass it, the fastest file first', () => {
    expect(plan('a')).toEqual({
      runs: [
        { file: 'fast.test.ts', tests: [1] },
        { file: 'loads.test.ts', tests: [0] },
        { file: 'slow.test.ts', tests: [0, 1] },
      ],
      isFresh: false,
      hits: 40,
      milliseconds: 965,
    });
  });

  it('runs a whole file if a hook passes it', () => {
    expect(plan('c')?.runs).toEqual([{ file: 'fast.test.ts', tests: [0, 1] }]);
  });

  it('loads modules again if their load passes it, for the tests that run code of its file', () => {
    expect(plan('d')).toMatchObject({ runs: [{ file: 'loads.test.ts', tests: [1] }], isFresh: true });
  });

  it('runs all tests of the same folder if modules load again', () => {
    const run = planFor({ mutant: 'd', file: 'code.ts', siblings: new Set(['d', 'e']) }, covered, () => 0);
    expect(run?.runs).toEqual([{ file: 'loads.test.ts', tests: [0, 1] }]);
  });

  it('runs all tests of the code and loads modules again if the mutant survived', () => {
    const target = { mutant: 'c', file: 'a/code.ts', siblings: new Set(['a', 'c']) };
    const again = planFor(target, covered, () => 0, true);
    expect(again).toMatchObject({ runs: [{ file: 'fast.test.ts', tests: [0, 1] }], isFresh: true });
  });

  it('leaves out tests that fail without a mutant', () => {
    const failing = covered.map((each) => ({ ...each, failing: [1] }));
    expect(planFor({ mutant: 'a', file: 'a/code.ts', siblings: new Set() }, failing, () => 0)?.runs).toEqual([
      { file: 'loads.test.ts', tests: [0] },
      { file: 'slow.test.ts', tests: [0] },
    ]);
  });

  it('is null if no test passes it', () => {
    expect(plan('f')).toBeNull();
  });
});
