import { jestCounts, playwrightCounts } from './counts.ts';

describe('the counts of a test run', () => {
  it('adds up what jest says', () => {
    const result = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          assertionResults: [
            { status: 'passed', invocations: 2 },
            { status: 'passed', invocations: 1 },
          ],
        },
        { assertionResults: [{ status: 'failed', invocations: 2 }, { status: 'pending' }] },
      ],
    };
    expect(jestCounts(result)).toEqual({ passed: 7, failed: 4, triedAgain: 1 });
  });

  it('takes a skipped journey for a failed one, and says which number had to be tried again', () => {
    expect(playwrightCounts({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 } })).toEqual({
      passed: 6,
      failed: 2,
      triedAgain: 1,
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
