import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import { fromRoot } from '../../webpack/paths.ts';

const START_MS = 180_000;
const ASK_AGAIN_MS = 30;

/** A process of the cluster. */
export type OwnProcess = {
  readonly child: ChildProcess;
  /** Sends a signal. Resolves when the process has ended. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

export type ProcessPlan = {
  readonly file: string;
  readonly args: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
  /** Whether it is ready, by its output or by a request. */
  readonly isReady: (said: string) => boolean | Promise<boolean>;
};

/** Minimal environment for a program, without variables of the caller's site. */
export const bareVariables = (): Readonly<Record<string, string>> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '/',
  ...(process.env['NODE_COMPILE_CACHE'] === undefined
    ? {}
    : { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }),
});

const listensTo = (child: ChildProcess): (() => string) => {
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  return () => said.join('');
};

const untilReady = async (
  hasEnded: () => boolean,
  said: () => string,
  isReady: ProcessPlan['isReady'],
): Promise<void> => {
  const endsAt = Date.now() + START_MS;
  while (!(await isReady(said()))) {
    if (hasEnded() || Date.now() > endsAt) throw new Error(`it did not start: ${said()}`);
    await wait(ASK_AGAIN_MS);
  }
};

/** Starts a process. Resolves when it reports that it is ready. Rejects with its output if it ends before that. */
export const startProcess = async ({ file, args, variables, isReady }: ProcessPlan): Promise<OwnProcess> => {
  const child = spawn(file, args, {
    cwd: fromRoot(),
    env: { ...bareVariables(), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    for (const event of ['exit', 'error'])
      child.once(event, () => {
        hasEnded = true;
        resolve();
      });
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  try {
    await untilReady(() => hasEnded, listensTo(child), isReady);
  } catch (error) {
    // otherwise it would keep its port and reply instead of the next process
    await end('SIGKILL');
    throw error;
  }
  return { child, end };
};
