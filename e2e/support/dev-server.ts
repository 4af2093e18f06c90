import { spawn } from 'node:child_process';

/** A command that runs until it is stopped, with the programs that it starts. */
export type DevServer = {
  /** Output so far. */
  readonly said: () => string;
  readonly stop: () => void;
};

/** Starts a block of a document in a folder. */
export const startDevServer = (
  block: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): DevServer => {
  const child = spawn('bash', ['-euc', block], {
    cwd: folder,
    env: { ...process.env, ...env },
    // its own group, so that npm and its script end too
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return {
    said: () => said,
    stop: () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    },
  };
};
