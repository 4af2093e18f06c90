import { readFile } from 'node:fs/promises';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

/** Results of a runner. A skipped test counts as failed: it proves nothing. */
export type Results = {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TestTime[];
  /** What a time limit applies to: a unit suite, or a journey. */
  readonly limited: readonly TestTime[];
};

export type TestTime = { readonly name: string; readonly seconds: number };

const JestResult = t.type(
  {
    numPassedTests: t.number,
    numFailedTests: t.number,
    numPendingTests: t.number,
    numRuntimeErrorTestSuites: t.number,
    testResults: t.array(
      t.type({
        name: t.string,
        startTime: t.number,
        endTime: t.number,
        assertionResults: t.array(
          t.type({ fullName: t.string, duration: t.union([t.number, t.null, t.undefined]) }),
        ),
      }),
    ),
  },
  'JestResult',
);

const PlaywrightSpec = t.type(
  {
    title: t.string,
    tests: t.array(t.type({ results: t.array(t.type({ duration: t.number })) })),
  },
  'PlaywrightSpec',
);
type PlaywrightSuite = {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly t.TypeOf<typeof PlaywrightSpec>[];
  readonly suites: readonly PlaywrightSuite[] | undefined;
};
const PlaywrightSuite: t.Type<PlaywrightSuite> = t.recursion('PlaywrightSuite', () =>
  t.type({
    title: t.string,
    file: t.string,
    specs: t.readonlyArray(PlaywrightSpec),
    suites: t.union([t.readonlyArray(PlaywrightSuite), t.undefined]),
  }),
);

const PlaywrightResult = t.type(
  {
    stats: t.type({ expected: t.number, unexpected: t.number, flaky: t.number, skipped: t.number }),
    suites: t.readonlyArray(PlaywrightSuite),
  },
  'PlaywrightResult',
);

/** Reads Jest's `--json` result; file names become relative to `root`. Null if it does not decode. */
export const jestResults = (result: unknown, root: string): Results | null => {
  const decoded = JestResult.decode(result);
  if (E.isLeft(decoded)) return null;
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults } =
    decoded.right;
  const relative = (name: string): string => name.replace(`${root}/`, '');
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numRuntimeErrorTestSuites,
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative(name)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
    limited: testResults.map(({ name, startTime, endTime }) => ({
      name: relative(name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
};

const timesOf = ({ file, specs, suites }: PlaywrightSuite): readonly TestTime[] => [
  ...specs.map(({ title, tests }) => ({
    name: `e2e/${file}: ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  })),
  ...(suites ?? []).flatMap(timesOf),
];

/** Reads Playwright's JSON report. A flaky journey counts as failed. Null if it does not decode. */
export const playwrightResults = (result: unknown): Results | null => {
  const decoded = PlaywrightResult.decode(result);
  if (E.isLeft(decoded)) return null;
  const { stats, suites } = decoded.right;
  const tests = suites.flatMap(timesOf);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    tests,
    limited: tests,
  };
};

/** A result file as JSON. Null if the run left none. */
export const readResult = async (file: string): Promise<unknown> => {
  try {
    const result: unknown = JSON.parse(await readFile(file, 'utf8'));
    return result;
  } catch {
    return null;
  }
};
