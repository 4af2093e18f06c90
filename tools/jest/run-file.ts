import { jestExpect } from '@jest/expect';
import { createEmptyTestResult } from '@jest/test-result';
import type { AssertionResult, TestResult } from '@jest/test-result';
import type { Config } from '@jest/types';
import * as circus from 'jest-circus';
import { formatResultsErrors } from 'jest-message-util';
import { buildSnapshotResolver, SnapshotState } from 'jest-snapshot';
import { pathToFileURL } from 'node:url';

export type TestConfig = {
  readonly globalConfig: Config.GlobalConfig;
  readonly projectConfig: Config.ProjectConfig;
};

type Outcome = Awaited<ReturnType<typeof circus.run>>['testResults'][number];

const fullNameOf = (test: { readonly name: string; readonly parent: unknown }): string => {
  const names = [test.name];
  let block: unknown = test.parent;
  while (typeof block === 'object' && block !== null) {
    const parent: unknown = Reflect.get(block, 'parent');
    // the outermost block is Jest's own
    if (parent !== undefined) names.unshift(String(Reflect.get(block, 'name')));
    block = parent;
  }
  return names.join(' ');
};

circus.addEventHandler((event) => {
  if (event.name === 'test_start') jestExpect.setState({ currentTestName: fullNameOf(event.test) });
  if (event.name === 'test_done') {
    event.test.errors.push(
      ...jestExpect.getState().suppressedErrors,
      ...jestExpect.extractExpectedAssertionsErrors().map(({ error }) => error),
    );
    jestExpect.setState({ suppressedErrors: [] });
  }
});

const statusOf = ({ status, errors }: Outcome): AssertionResult['status'] => {
  if (status === 'skip') return 'pending';
  if (status === 'todo') return 'todo';
  return errors.length > 0 ? 'failed' : 'passed';
};

const toAssertion = (outcome: Outcome): AssertionResult => {
  const titles = outcome.testPath.slice(1).map(String);
  return {
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1) ?? '',
    fullName: titles.join(' '),
    duration: outcome.duration ?? null,
    failureDetails: [],
    failureMessages: [...outcome.errors],
    invocations: outcome.invocations,
    location: null,
    numPassingAsserts: outcome.numPassingAsserts,
    retryReasons: [],
    startAt: outcome.startedAt ?? null,
    status: statusOf(outcome),
  };
};

const saveSnapshots = (state: SnapshotState): TestResult['snapshot'] => {
  const uncheckedKeys = state.getUncheckedKeys();
  const { deleted } = state.save();
  return {
    added: state.added,
    fileDeleted: deleted,
    matched: state.matched,
    unchecked: uncheckedKeys.length,
    uncheckedKeys,
    unmatched: state.unmatched,
    updated: state.updated,
  };
};

const startFile = async (
  path: string,
  { globalConfig, projectConfig }: TestConfig,
): Promise<SnapshotState> => {
  circus.resetState();
  const state = circus.getState();
  state.parentProcess = process;
  state.testTimeout = globalConfig.testTimeout ?? projectConfig.testTimeout;
  state.testNamePattern =
    globalConfig.testNamePattern === undefined || globalConfig.testNamePattern === ''
      ? null
      : new RegExp(globalConfig.testNamePattern, 'i');
  const resolver = await buildSnapshotResolver(projectConfig);
  const snapshotState = new SnapshotState(resolver.resolveSnapshotPath(path), {
    expand: globalConfig.expand,
    prettierPath: projectConfig.prettierPath,
    rootDir: projectConfig.rootDir,
    snapshotFormat: projectConfig.snapshotFormat,
    updateSnapshot: globalConfig.updateSnapshot,
  });
  const expectState = { snapshotState, testPath: path, suppressedErrors: [] };
  jestExpect.setState(expectState);
  return snapshotState;
};

/**
 * Runs one test file in this process. `addHooks` can register hooks before the file is loaded. A `url` with a
 * query loads the file again. Rejects if it fails to load.
 */
export const runFile = async (
  path: string,
  config: TestConfig,
  addHooks: () => void,
  url = pathToFileURL(path).href,
): Promise<TestResult> => {
  const start = Date.now();
  const snapshotState = await startFile(path, config);
  addHooks();
  await import(url);
  const loadedAt = Date.now();
  const { testResults, unhandledErrors } = await circus.run();
  const end = Date.now();
  const assertions = testResults.map(toAssertion);
  const count = (status: AssertionResult['status']): number =>
    assertions.filter((each) => each.status === status).length;
  const message = unhandledErrors.join('\n');
  const empty = createEmptyTestResult();
  return {
    ...empty,
    testFilePath: path,
    testResults: assertions,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: {
      ...empty.perfStats,
      start,
      end,
      runtime: end - start,
      loadTestEnvironmentStart: start,
      loadTestEnvironmentEnd: loadedAt,
    },
    failureMessage: formatResultsErrors(assertions, config.projectConfig, config.globalConfig, path),
    ...(message === '' ? {} : { testExecError: { message, stack: message } }),
    snapshot: saveSnapshots(snapshotState),
  };
};
