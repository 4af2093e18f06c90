import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const MOST_STARTS = 100;

/** A server as a process that a test kills with SIGKILL and starts again. It writes its URL when it listens. */
export type KillableProcess = {
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** URL of the last start; it changes with each start. */
  readonly url: () => string;
  /** Sends a message to the process. Resolves with whether it has replied. */
  readonly ask: (message: string) => Promise<boolean>;
};

export const createKillableProcess = (program: string, argument: object): KillableProcess => {
  let child: ChildProcess | null = null;
  let url = '';
  const start = async (triesLeft = MOST_STARTS): Promise<void> => {
    const next = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', program, JSON.stringify(argument)],
      { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
    );
    child = next;
    const lines = next.stdout;
    if (lines === null) throw new Error('the process has no output');
    // a node may be down: then the process ends at its start, and starts again
    const first = await Promise.race([once(lines, 'data'), once(next, 'exit').then(() => null)]);
    if (first === null && triesLeft === 0) throw new Error(`${program} does not start`);
    if (first === null) return start(triesLeft - 1);
    url = String(first[0]).trim();
  };
  return {
    start: () => start(),
    kill: async () => {
      const running = child;
      child = null;
      if (running === null || running.exitCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
    url: () => url,
    ask: async (message) => {
      const running = child;
      if (running?.connected !== true) return false;
      const ended = new AbortController();
      const { signal } = ended;
      const reply = Promise.race([
        once(running, 'message', { signal }).then(() => true),
        once(running, 'exit', { signal }).then(() => false),
      ]).finally(() => ended.abort());
      running.send(message, () => undefined);
      return reply;
    },
  };
};
