import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Starts a worker in its own Node process; `started` resolves once its modules are loaded. */
export const startWorker = (
  folder: string,
  worker: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
) => {
  const child = spawn(process.execPath, [join(folder, worker), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...variables },
  });
  const output: string[] = [];
  const errors: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode }));
  const started = Promise.race([once(child.stdout, 'data'), ended]);

  return {
    started,
    ended,
    output: () => output.join(''),
    errors: () => errors.join(''),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** Sends SIGTERM. */
    terminate: () => child.kill('SIGTERM'),
    killAfter: async (afterMs: number) => {
      await started;
      await wait(afterMs);
      child.kill('SIGKILL');
      return ended;
    },
  };
};
