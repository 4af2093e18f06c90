import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

import { fromRoot } from '../../tools/webpack/paths.ts';

const START_MS = 180_000;
const READY = /is served at/;

export type ServerProcess = {
  readonly origin: string;
  readonly pid: number;
  /** Output of the process so far. */
  readonly said: () => string;
  /** Ends the process with a signal. Resolves when it has ended, at once if it already has. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

export type ServerOptions = {
  readonly variables?: Readonly<Record<string, string>>;
  /** Options of Node itself, such as a module to load first. */
  readonly nodeOptions?: readonly string[];
};

/** Resolves when the process reports that it is serving. Rejects with its output if it ends before. */
const untilServing = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(
      () => reject(new Error(`no server after ${String(START_MS)} ms: ${said}`)),
      START_MS,
    );
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (!READY.test(said)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${String(code)}: ${said}`));
    });
  });

/** Starts the shell server on the ledger below `dataDir`. Resolves when it is serving. */
export const startServer = async (
  port: number,
  dataDir: string,
  { variables = {}, nodeOptions = [] }: ServerOptions = {},
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [...nodeOptions, fromRoot('shell/server/main.ts')], {
    cwd: fromRoot(),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  try {
    await untilServing(child);
  } catch (error) {
    // otherwise it would keep its port and reply instead of the next one
    child.kill('SIGKILL');
    throw error;
  }
  return {
    origin: `http://localhost:${String(port)}`,
    pid: child.pid ?? 0,
    said: () => written.join(''),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
};
