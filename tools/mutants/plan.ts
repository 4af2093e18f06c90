import { dirname } from 'node:path/posix';

import type { Covered, TestRun } from './job.ts';

/** A test file, with the mutants that its tests execute. */
export type CoveredFile = Covered & { readonly file: string };

/** Maximum number of test files that load again for one mutant: the nearest ones, because loading takes long. */
const FRESH_FILES = 8;

export type Plan = {
  readonly runs: readonly TestRun[];
  /** Whether modules load again, because the mutant can change what its module does while it loads. */
  readonly isFresh: boolean;
  /** Number of executions of the mutant while it is inactive. */
  readonly hits: number;
  /** Duration of the tests without the mutant, in ms. */
  readonly milliseconds: number;
};

/** A mutant, its file, and all mutants of the file. */
type Target = {
  readonly mutant: string;
  readonly file: string;
  readonly siblings: ReadonlySet<string>;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

type Pass = { readonly place: string; readonly count: number };

const passesOf = (mutant: string, { hits }: CoveredFile): readonly Pass[] =>
  Object.entries(hits).flatMap(([place, of]) => {
    const count = of[mutant];
    return count === undefined ? [] : [{ place, count }];
  });

/**
 * Tests that execute code of the mutant's file. Null means all tests: if no test executes it, if a hook does, or
 * in the same folder, where tables of tests execute it before the tests.
 */
const testsNear = (
  { file, siblings }: Target,
  { file: testFile, hits }: CoveredFile,
): readonly number[] | null => {
  if (dirname(file) === dirname(testFile)) return null;
  const places = Object.entries(hits)
    .filter(([place, of]) => place !== 'load' && Object.keys(of).some((id) => siblings.has(id)))
    .map(([place]) => place);
  return places.length === 0 || places.includes('hooks') ? null : places.map(Number);
};

type Candidate = Omit<Plan, 'runs'> & {
  readonly run: TestRun;
  /** Whether all tests of the file run, because it is unknown which of them use the code. */
  readonly isWhole: boolean;
};

const candidateOf = (target: Target, covered: CoveredFile, isAgain: boolean): readonly Candidate[] => {
  const passes = passesOf(target.mutant, covered);
  if (passes.length === 0) return [];
  const isFresh = isAgain || passes.some(({ place }) => place === 'load');
  const isHook = passes.some(({ place }) => place === 'hooks');
  const own = isHook ? null : passes.map(({ place }) => Number(place));
  const tests = isFresh ? testsNear(target, covered) : own;
  const { file, milliseconds, failing } = covered;
  const run = {
    file,
    tests: (tests ?? [...milliseconds.keys()]).filter((test) => !failing.includes(test)),
  };
  if (run.tests.length === 0) return [];
  return [
    {
      run,
      isFresh,
      isWhole: tests === null,
      hits: sum(passes.map(({ count }) => count)),
      milliseconds: sum(run.tests.map((test) => milliseconds[test] ?? 0)),
    },
  ];
};

/**
 * Tests to run for a mutant, fastest first, or null if no test executes it. `isAgain`: for a mutant that survived.
 * Loads modules again and runs all tests of its file's code, because a cache in a module can hide the mutant.
 */
export const planFor = (
  target: Target,
  covered: readonly CoveredFile[],
  nearness: (testFile: string) => number,
  isAgain = false,
): Plan | null => {
  const candidates = covered.flatMap((each) => candidateOf(target, each, isAgain));
  if (candidates.length === 0) return null;
  const isFresh = candidates.some((each) => each.isFresh);
  const order = isFresh
    ? // files with tests of the code first, then by imports
      ({ run, isWhole }: Candidate): number =>
        nearness(run.file) + (isWhole && dirname(run.file) !== dirname(target.file) ? covered.length : 0)
    : ({ milliseconds }: Candidate): number => milliseconds;
  const sorted = candidates.toSorted((one, other) => order(one) - order(other));
  const chosen = isFresh ? sorted.slice(0, FRESH_FILES) : sorted;
  return {
    runs: chosen.map(({ run }) => run),
    isFresh,
    hits: Math.max(...chosen.map(({ hits }) => hits)),
    milliseconds: sum(chosen.map(({ milliseconds }) => milliseconds)),
  };
};
