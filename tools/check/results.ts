import { readFile } from 'node:fs/promises';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import type { Failure } from './failures.ts';

/** Results of a runner. A skipped test counts as failed. */
export type Results = {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TestTime[];
  /** Unit suites or journeys, to which a time limit applies. */
  readonly limited: readonly TestTime[];
  readonly failures: readonly Failure[];
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
        /** Report of all failures in the file. Empty if it passed. */
        message: t.string,
        assertionResults: t.array(
          t.type({
            fullName: t.string,
            status: t.string,
            duration: t.union([t.number, t.null, t.undefined]),
            failureMessages: t.array(t.string),
          }),
        ),
      }),
    ),
  },
  'JestResult',
);

const PlaywrightError = t.type({ message: t.union([t.string, t.undefined]) }, 'PlaywrightError');
const PlaywrightSpec = t.type(
  {
    title: t.string,
    tests: t.array(
      t.type({
        /** `expected` if the test passed. */
        status: t.string,
        results: t.array(t.type({ duration: t.number, errors: t.array(PlaywrightError) })),
      }),
    ),
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
    /** Errors outside tests, such as a server that does not start. */
    errors: t.array(PlaywrightError),
  },
  'PlaywrightResult',
);

type JestSuite = t.TypeOf<typeof JestResult>['testResults'][number];
const PASSED = ['passed', 'expected'];

const jestFailures = (file: string, { message, assertionResults }: JestSuite): readonly Failure[] => {
  const failed = assertionResults.filter(({ status }) => !PASSED.includes(status));
  if (failed.length === 0) return message === '' ? [] : [{ title: file, message }];
  return failed.map(({ fullName, status, failureMessages }) => ({
    title: `${file}: ${fullName}`,
    message: failureMessages.join('\n') || status,
  }));
};

/** Reads Jest's `--json` result. File names become relative to `root`. Null if it does not decode. */
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
    failures: testResults.flatMap((suite) => jestFailures(relative(suite.name), suite)),
  };
};

const timesOf = ({ file, specs, suites }: PlaywrightSuite): readonly TestTime[] => [
  ...specs.map(({ title, tests }) => ({
    name: `e2e/${file}: ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  })),
  ...(suites ?? []).flatMap(timesOf),
];

const messagesOf = (errors: readonly t.TypeOf<typeof PlaywrightError>[]): string =>
  errors.map(({ message }) => message ?? '').join('\n');

const playwrightFailures = ({ file, specs, suites }: PlaywrightSuite): readonly Failure[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => !PASSED.includes(status))
      .map(({ status, results }) => ({
        title: `e2e/${file}: ${title}`,
        message: messagesOf(results.flatMap(({ errors }) => errors)) || status,
      })),
  ),
  ...(suites ?? []).flatMap(playwrightFailures),
];

/** Reads Playwright's JSON report. A flaky journey counts as failed. Null if it does not decode. */
export const playwrightResults = (result: unknown): Results | null => {
  const decoded = PlaywrightResult.decode(result);
  if (E.isLeft(decoded)) return null;
  const { stats, suites, errors } = decoded.right;
  const tests = suites.flatMap(timesOf);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    tests,
    limited: tests,
    failures: [
      ...suites.flatMap(playwrightFailures),
      ...errors.map((error) => ({ title: 'e2e', message: messagesOf([error]) })),
    ],
  };
};

/** Reads a result file as JSON. Null if the run did not write one. */
export const readResult = async (file: string): Promise<unknown> => {
  try {
    const result: unknown = JSON.parse(await readFile(file, 'utf8'));
    return result;
  } catch {
    return null;
  }
};
