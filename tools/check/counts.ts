import { readFile } from 'node:fs/promises';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

/** How many tests of a run passed and failed; skipped ones count as failed, because a skipped test proves nothing. */
export type Counts = { readonly passed: number; readonly failed: number };

const JestResult = t.type(
  {
    numPassedTests: t.number,
    numFailedTests: t.number,
    numPendingTests: t.number,
    numRuntimeErrorTestSuites: t.number,
  },
  'JestResult',
);

const PlaywrightResult = t.type(
  { stats: t.type({ expected: t.number, unexpected: t.number, flaky: t.number, skipped: t.number }) },
  'PlaywrightResult',
);

/** Reads jest's `--json` result. */
export const jestCounts = (result: unknown): Counts | null => {
  const decoded = JestResult.decode(result);
  if (E.isLeft(decoded)) return null;
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = decoded.right;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numRuntimeErrorTestSuites };
};

/** Reads Playwright's JSON report. A flaky test is a failed one. */
export const playwrightCounts = (result: unknown): Counts | null => {
  const decoded = PlaywrightResult.decode(result);
  if (E.isLeft(decoded)) return null;
  const { expected, unexpected, flaky, skipped } = decoded.right.stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
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
