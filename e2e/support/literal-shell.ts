import { spawn } from 'node:child_process';

/** A shell that is told one block after the other, as a person pastes them: folder and variables stay. */
export type LiteralShell = {
  /** Runs a block; resolves with what was printed, rejects with it when a command fails. */
  readonly run: (block: string) => Promise<string>;
  readonly stop: () => void;
};

const DONE = '-- block done --';

/** Starts a shell in a folder. A command that fails ends it. */
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
  // a shell that ended reads no more
  child.stdin.on('error', () => undefined);

  const run = (block: string): Promise<string> =>
    new Promise((resolve, reject) => {
      printed = '';
      hear = () => {
        if (printed.includes(DONE)) resolve(printed.replace(DONE, ''));
        else if (child.exitCode !== null || child.signalCode !== null)
          reject(new Error(`the block failed:\n${block}\n${printed}`));
      };
      // what a command reads is not what is pasted next
      child.stdin.write(`{\n${block}\n} </dev/null\necho '${DONE}'\n`);
    });
  return { run, stop: () => child.kill('SIGKILL') };
};
