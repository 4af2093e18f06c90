import { readFile } from 'node:fs/promises';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

/**
 * How many tests of a run passed and failed; skipped ones count as failed, because a skipped test proves nothing. A test
 * that passed only when it was tried again passed, and is counted aloud: it has a race that somebody must find.
 */
export type Counts = { readonly passed: number; readonly failed: number; readonly triedAgain: number };

const JestResult = t.type(
  {
    numPassedTests: t.number,
    numFailedTests: t.number,
    numPendingTests: t.number,
    numRuntimeErrorTestSuites: t.number,
    testResults: t.array(
      t.type({
        assertionResults: t.array(
          t.type({ status: t.string, invocations: t.union([t.number, t.undefined]) }),
        ),
      }),
    ),
  },
  'JestResult',
);

const JestSuites = t.type(
  {
    testResults: t.array(t.type({ name: t.string, message: t.string, assertionResults: t.array(t.unknown) })),
  },
  'JestSuites',
);

const LOST = /jest worker process .* was terminated by another process/;

/** The test files of jest's `--json` result whose process ended under them (the runtime crashed): none of their tests has spoken. */
export const lostSuites = (result: unknown): readonly string[] => {
  const decoded = JestSuites.decode(result);
  if (E.isLeft(decoded)) return [];
  return decoded.right.testResults
    .filter(({ message, assertionResults }) => assertionResults.length === 0 && LOST.test(message))
    .map(({ name }) => name);
};

/** The counts of a run together with those of the files that were lost in it and run once more. */
export const withSecondTry = (first: Counts, lost: readonly string[], second: Counts): Counts => ({
  passed: first.passed + second.passed,
  failed: first.failed - lost.length + second.failed,
  triedAgain: first.triedAgain + lost.length + second.triedAgain,
});

const PlaywrightResult = t.type(
  { stats: t.type({ expected: t.number, unexpected: t.number, flaky: t.number, skipped: t.number }) },
  'PlaywrightResult',
);

/** Reads jest's `--json` result. */
export const jestCounts = (result: unknown): Counts | null => {
  const decoded = JestResult.decode(result);
  if (E.isLeft(decoded)) return null;
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites, testResults } =
    decoded.right;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numRuntimeErrorTestSuites,
    triedAgain: tests.filter(({ status, invocations }) => status === 'passed' && (invocations ?? 1) > 1)
      .length,
  };
};

/** Reads Playwright's JSON report. */
export const playwrightCounts = (result: unknown): Counts | null => {
  const decoded = PlaywrightResult.decode(result);
  if (E.isLeft(decoded)) return null;
  const { expected, unexpected, flaky, skipped } = decoded.right.stats;
  return { passed: expected + flaky, failed: unexpected + skipped, triedAgain: flaky };
};

/** A result file as JSON; null when the run left none. */
export const readResult = async (file: string): Promise<unknown> => {
  try {
    const result: unknown = JSON.parse(await readFile(file, 'utf8'));
    return result;
  } catch {
    return null;
  }
};
