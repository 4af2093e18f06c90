import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';

import type { TestConfig } from '../jest/run-file.ts';
import type { Covered, Job, Killed } from './job.ts';

/** Size in bytes above which a process ends after its job, and a new one replaces it. */
const MAX_RSS = 1_200_000_000;
/** Maximum time in ms for a new process to load its tools. */
const START_MS = 60_000;

/** Null: the process crashed, or took too long and was ended. */
type Answer<A> = A | null;

type Message = Partial<Covered & Killed> & { readonly rss?: number };

/** Next message of a process. Null if the process ends or the time is over. */
const nextMessage = (child: ChildProcess, limitMs: number): Promise<Message | null> =>
  new Promise((resolve) => {
    const end = (message: Message | null): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(message);
    };
    const timer = setTimeout(end, limitMs, null);
    child.once('exit', () => {
      end(null);
    });
    child.once('error', () => {
      end(null);
    });
    child.once('message', end);
  });

/** Runs jobs one after another in a process. Starts a new process after a crash or a time limit. */
export const createTestProcess = (config: TestConfig, codeFile: string) => {
  let running: ChildProcess | null = null;

  const end = (): void => {
    running?.kill('SIGKILL');
    running = null;
  };

  const start = async (): Promise<ChildProcess> => {
    const child = fork(join(import.meta.dirname, 'worker.ts'), [], {
      env: { ...process.env, MUTANTS_CODE: codeFile },
      execArgv: [
        '--import',
        join(import.meta.dirname, 'module-hooks.ts'),
        '--disable-warning=ExperimentalWarning',
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.send(config);
    if ((await nextMessage(child, START_MS)) === null) throw new Error('the test process does not start');
    return child;
  };

  const run = async (job: Job, limitMs: number): Promise<Message | null> => {
    running ??= await start();
    running.send(job);
    const message = await nextMessage(running, limitMs);
    if (message === null || (message.rss ?? 0) > MAX_RSS) end();
    return message;
  };

  return {
    /** Runs a test file without a mutant, and counts which test executes which mutant. */
    cover: async (
      job: Omit<Extract<Job, { kind: 'cover' }>, 'kind'>,
      limitMs: number,
    ): Promise<Answer<Covered>> => {
      const message = await run({ kind: 'cover', ...job }, limitMs);
      if (message === null) return null;
      const { failing = [], milliseconds = [], hits = {} } = message;
      return { failing, milliseconds, hits };
    },
    /** Runs tests with a mutant until one fails. */
    kill: async (
      job: Omit<Extract<Job, { kind: 'kill' }>, 'kind'>,
      limitMs: number,
    ): Promise<Answer<Killed>> => {
      const message = await run({ kind: 'kill', ...job }, limitMs);
      return message === null ? null : { killedBy: message.killedBy ?? null };
    },
    end,
  };
};

export type TestProcess = ReturnType<typeof createTestProcess>;
