import { jestCounts, playwrightCounts } from './counts.ts';

describe('the counts of a test run', () => {
  it('adds up what jest says', () => {
    const result = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numRuntimeErrorTestSuites: 1 };
    expect(jestCounts(result)).toEqual({ passed: 7, failed: 4 });
  });

  it('takes a flaky or skipped journey for a failed one', () => {
    expect(playwrightCounts({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 } })).toEqual({
      passed: 5,
      failed: 3,
    });
  });

  it.each([{ result: null }, { result: {} }, { result: { stats: {} } }])(
    'gives null for $result',
    ({ result }) => {
      expect(jestCounts(result)).toBeNull();
      expect(playwrightCounts(result)).toBeNull();
    },
  );
});
