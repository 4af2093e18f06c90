import { jestCounts, lostSuites, playwrightCounts, withSecondTry } from './counts.ts';

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

  it('names the files whose process crashed, and no file with a test that failed or that cannot be read', () => {
    const crash =
      'A jest worker process (pid=12) was terminated by another process: signal=SIGSEGV, exitCode=null.';
    const result = {
      testResults: [
        { name: '/a.test.ts', message: crash, assertionResults: [] },
        { name: '/b.test.ts', message: crash, assertionResults: [{ status: 'failed' }] },
        { name: '/c.test.ts', message: "Cannot find module './c'", assertionResults: [] },
      ],
    };
    expect(lostSuites(result)).toEqual(['/a.test.ts']);
    expect(lostSuites(null)).toEqual([]);
  });

  it('counts what was run once more aloud, and what fails then as failed', () => {
    const first = { passed: 90, failed: 2, triedAgain: 1 };
    const second = { passed: 3, failed: 1, triedAgain: 0 };
    expect(withSecondTry(first, ['/a.test.ts'], second)).toEqual({ passed: 93, failed: 2, triedAgain: 2 });
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
