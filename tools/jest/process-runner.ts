import type { SerializableError, Test, TestResult } from '@jest/test-result';
import type { Config } from '@jest/types';
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { TestConfig } from './run-file.ts';
import type { Environment } from './test-globals.ts';

/** Size in bytes above which a process ends after its file, and a new one replaces it. */
const MAX_RSS = 2_000_000_000;
/** Suites of the second tier take minutes each. */
const IS_LONG = /\.long\.test\.tsx?$/;
const IS_BROWSER_TEST = /^\/\*\* @jest-environment browser \*\//;

const environmentOf = (path: string): Environment =>
  IS_BROWSER_TEST.test(readFileSync(path, 'utf8')) ? 'browser' : 'node';

/** Messages of worker.ts: first that it is ready, then one result or error for each file. */
type Reply = {
  readonly result?: TestResult;
  readonly error?: SerializableError;
  readonly rss?: number;
};

type Outcome = { readonly result: TestResult } | { readonly error: SerializableError };

const toError = (error: unknown): SerializableError =>
  error instanceof Error
    ? { message: error.message, stack: error.stack ?? error.message }
    : { message: String(error), stack: String(error) };

type TestProcess = {
  readonly hasEnded: () => boolean;
  /** Returns the result of a file, or the error of a file that failed to load or of a process that crashed. */
  readonly run: (path: string) => Promise<Outcome>;
  readonly end: () => void;
};

const nextReply = (child: ChildProcess): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null, signal: string | null): void => {
      reject(new Error(`the test process ended: ${signal ?? String(code)}`));
    };
    child.once('exit', onExit);
    child.once('message', (reply: Reply) => {
      child.off('exit', onExit);
      resolve(reply);
    });
  });

const startProcess = (environment: Environment, config: TestConfig): TestProcess => {
  const child = fork(join(import.meta.dirname, 'worker.ts'), [environment], {
    execArgv: [
      '--import',
      join(import.meta.dirname, 'module-hooks.ts'),
      '--enable-source-maps',
      '--disable-warning=ExperimentalWarning',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.send(config);
  const ready = nextReply(child);
  // `run` reports a rejection
  ready.catch(() => undefined);
  const end = (): void => {
    if (child.connected) child.disconnect();
  };
  return {
    // the exit is known before the channel is closed
    hasEnded: () => !child.connected || child.exitCode !== null || child.signalCode !== null,
    run: async (path) => {
      try {
        await ready;
        const reply = nextReply(child);
        child.send(path);
        const { result, error, rss = 0 } = await reply;
        if (rss > MAX_RSS) end();
        return result === undefined ? { error: error ?? toError('no result') } : { result };
      } catch (error) {
        return { error: toError(error) };
      }
    },
    end,
  };
};

type OnStart = (test: Test) => Promise<void>;
type OnResult = (test: Test, result: TestResult) => Promise<void>;
type OnFailure = (test: Test, error: SerializableError) => Promise<void>;

/**
 * Runs test files in long-lived processes, not in one virtual-machine realm per file (ADR 0031). Each lane owns
 * one process for Node tests and one for browser tests, started on demand.
 */
export default class ProcessRunner {
  readonly #globalConfig: Config.GlobalConfig;

  constructor(globalConfig: Config.GlobalConfig) {
    this.#globalConfig = globalConfig;
  }

  async runTests(
    tests: readonly Test[],
    watcher: { readonly isInterrupted: () => boolean },
    onStart: OnStart,
    onResult: OnResult,
    onFailure: OnFailure,
  ): Promise<void> {
    const globalConfig = this.#globalConfig;
    // long suites start first, because one that starts last would run alone at the end
    const waiting = tests.toSorted(
      (one, other) => Number(IS_LONG.test(other.path)) - Number(IS_LONG.test(one.path)),
    );
    const lane = async (): Promise<void> => {
      const processes = new Map<Environment, TestProcess>();
      const processFor = (test: Test): TestProcess => {
        const environment = environmentOf(test.path);
        const current = processes.get(environment);
        if (current !== undefined && !current.hasEnded()) return current;
        const started = startProcess(environment, { globalConfig, projectConfig: test.context.config });
        processes.set(environment, started);
        return started;
      };
      for (
        let test = waiting.shift();
        test !== undefined && !watcher.isInterrupted();
        test = waiting.shift()
      ) {
        await onStart(test);
        const outcome = await processFor(test).run(test.path);
        await ('result' in outcome ? onResult(test, outcome.result) : onFailure(test, outcome.error));
      }
      for (const each of processes.values()) each.end();
    };
    await Promise.all(Array.from({ length: Math.min(globalConfig.maxWorkers, tests.length) }, lane));
  }
}
