import { jestResults, playwrightResults } from './results.ts';

const suite = (name: string, seconds: number) => ({
  name: `/root/${name}`,
  startTime: 1_000,
  endTime: 1_000 + seconds * 1_000,
  assertionResults: [{ fullName: 'is fast', duration: 20 }],
});

describe('the results of a run', () => {
  it('counts pending tests and suites that did not load as failed (Jest)', () => {
    const result = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numRuntimeErrorTestSuites: 1,
      testResults: [suite('a.test.ts', 3)],
    };
    expect(jestResults(result, '/root')).toEqual({
      passed: 7,
      failed: 4,
      tests: [{ name: 'a.test.ts: is fast', seconds: 0.02 }],
      limited: [{ name: 'a.test.ts', seconds: 3 }],
    });
  });

  it('counts skipped and flaky journeys as failed (Playwright)', () => {
    const spec = { title: 'a swap', tests: [{ results: [{ duration: 1_500 }] }] };
    const result = {
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
      suites: [
        {
          title: 'a',
          file: 'journeys/a.spec.ts',
          specs: [],
          suites: [{ title: 'in a group', file: 'journeys/a.spec.ts', specs: [spec] }],
        },
      ],
    };
    const times = [{ name: 'e2e/journeys/a.spec.ts: a swap', seconds: 1.5 }];
    expect(playwrightResults(result)).toEqual({ passed: 5, failed: 3, tests: times, limited: times });
  });

  it.each([{ result: null }, { result: {} }, { result: { stats: {} } }])(
    'is null for $result',
    ({ result }) => {
      expect(jestResults(result, '/root')).toBeNull();
      expect(playwrightResults(result)).toBeNull();
    },
  );
});
