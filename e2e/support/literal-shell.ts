import { spawn } from 'node:child_process';

/** A shell that receives one block after the other, as if pasted: folder and variables persist. */
export type LiteralShell = {
  /** Runs a block; resolves with what was printed, rejects with it when a command fails. */
  readonly run: (block: string) => Promise<string>;
  readonly stop: () => void;
};

const DONE = '-- block done --';

/** Starts a shell in a folder. A failed command ends it. */
export const openShell = (folder: string, env: Readonly<Record<string, string>>): LiteralShell => {
  const child = spawn('bash', ['-euo', 'pipefail', '-s'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  let hear: () => void = () => undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      hear();
    });
  child.on('close', () => {
    hear();
  });
  // a shell that has ended reads nothing
  child.stdin.on('error', () => undefined);

  const run = (block: string): Promise<string> =>
    new Promise((resolve, reject) => {
      printed = '';
      hear = () => {
        if (printed.includes(DONE)) resolve(printed.replace(DONE, ''));
        else if (child.exitCode !== null || child.signalCode !== null)
          reject(new Error(`the block failed:\n${block}\n${printed}`));
      };
      // a command must not read the next pasted block as its input
      child.stdin.write(`{\n${block}\n} </dev/null\necho '${DONE}'\n`);
    });
  return { run, stop: () => child.kill('SIGKILL') };
};
