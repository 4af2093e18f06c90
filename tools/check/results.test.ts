import { jestResults, playwrightResults } from './results.ts';

const suite = (name: string, seconds: number) => ({
  name: `/root/${name}`,
  startTime: 1_000,
  endTime: 1_000 + seconds * 1_000,
  message: '',
  assertionResults: [{ fullName: 'is fast', status: 'passed', duration: 20, failureMessages: [] }],
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
      failures: [],
    });
  });

  it('names each failed test with its messages, and a suite that did not load (Jest)', () => {
    const assertion = { fullName: 'is fast', duration: 20 };
    const failed = {
      ...suite('a.test.ts', 1),
      message: 'is fast: it is slow',
      assertionResults: [
        { ...assertion, status: 'failed', failureMessages: ['it is slow'] },
        { ...assertion, fullName: 'waits', status: 'pending', failureMessages: [] },
        { ...assertion, status: 'passed', failureMessages: [] },
      ],
    };
    const unloaded = { ...suite('b.test.ts', 1), message: 'no such module', assertionResults: [] };
    const result = {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [failed, unloaded, suite('c.test.ts', 1)],
    };
    expect(jestResults(result, '/root')?.failures).toEqual([
      { title: 'a.test.ts: is fast', message: 'it is slow' },
      { title: 'a.test.ts: waits', message: 'pending' },
      { title: 'b.test.ts', message: 'no such module' },
    ]);
  });

  it('counts skipped and flaky journeys as failed (Playwright)', () => {
    const spec = {
      title: 'a swap',
      tests: [{ status: 'expected', results: [{ duration: 1_500, errors: [] }] }],
    };
    const result = {
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
      errors: [],
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
    expect(playwrightResults(result)).toEqual({
      passed: 5,
      failed: 3,
      tests: times,
      limited: times,
      failures: [],
    });
  });

  it('names each failed journey with its messages, and errors outside journeys (Playwright)', () => {
    const test = (title: string, status: string, messages: readonly string[]) => ({
      title,
      tests: [{ status, results: [{ duration: 1, errors: messages.map((message) => ({ message })) }] }],
    });
    const result = {
      stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 1 },
      errors: [{ message: 'the server did not start' }],
      suites: [
        {
          title: 'a',
          file: 'a.spec.ts',
          specs: [
            test('a swap', 'unexpected', ['not visible', 'an error in the console']),
            test('a block', 'skipped', []),
            test('a page', 'expected', []),
          ],
        },
      ],
    };
    expect(playwrightResults(result)?.failures).toEqual([
      { title: 'e2e/a.spec.ts: a swap', message: 'not visible\nan error in the console' },
      { title: 'e2e/a.spec.ts: a block', message: 'skipped' },
      { title: 'e2e', message: 'the server did not start' },
    ]);
  });

  it.each([{ result: null }, { result: {} }, { result: { stats: {} } }])(
    'is null for $result',
    ({ result }) => {
      expect(jestResults(result, '/root')).toBeNull();
      expect(playwrightResults(result)).toBeNull();
    },
  );
});
