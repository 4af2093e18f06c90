import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

/** A node of a local chain, as a process. */
export type NodeProcess = {
  readonly start: () => Promise<void>;
  /** Ends it like a crash. */
  readonly kill: () => Promise<void>;
  /** Ends it gracefully. */
  readonly stop: () => Promise<void>;
  /** Null while it is not running. */
  readonly pid: () => number | null;
};

type Options = {
  readonly program: string;
  readonly args: readonly string[];
  readonly isReady: () => Promise<boolean>;
};

const START_MS = 20_000;
const STOP_MS = 10_000;
const POLL_MS = 30;
/** Ends the node with its parent, even if the parent is killed. Part of util-linux. */
const SETPRIV = '/usr/bin/setpriv';

/** A free port of this machine. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const launch = (program: string, args: readonly string[]): ChildProcess =>
  process.platform === 'linux' && existsSync(SETPRIV)
    ? spawn(SETPRIV, ['--pdeathsig', 'KILL', program, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
    : spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });

const isRunning = ({ exitCode, signalCode, pid }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null;

/**
 * Creates the process of a node. `start` starts it, also after `kill` or `stop`. Rejects if the node is not ready
 * within 20 s.
 */
export const createNodeProcess = ({ program, args, isReady }: Options): NodeProcess => {
  let running: ChildProcess | null = null;
  const killAtExit = (): void => {
    running?.kill('SIGKILL');
  };

  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const child = running;
    running = null;
    process.off('exit', killAtExit);
    if (child === null || !isRunning(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(late);
  };

  const start = async (): Promise<void> => {
    await end('SIGTERM');
    const child = launch(program, args);
    let problem = '';
    child.stderr?.on('data', (data: Buffer) => {
      problem = `${problem}${data.toString('utf8')}`.slice(-500);
    });
    child.on('error', (error) => {
      problem = error.message;
    });
    running = child;
    process.once('exit', killAtExit);
    const until = Date.now() + START_MS;
    while (!(await isReady())) {
      if (!isRunning(child) || Date.now() > until) {
        await end('SIGKILL');
        throw new Error(`${program} did not start: ${problem.trim()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };

  return {
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pid: () => running?.pid ?? null,
  };
};
