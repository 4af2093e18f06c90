import { spawn } from 'node:child_process';

import { fromRoot } from '../webpack/index.ts';

export type StepResult = { readonly isGreen: boolean; readonly output: string; readonly seconds: number };

type Settings = {
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** What it prints goes through as it comes; else it is only kept. */
  readonly isHeard: boolean;
};

/** Runs a command of the project's own tools in the repository's root. */
export const runStep = (
  command: readonly [string, ...string[]],
  { env = {}, isHeard }: Settings,
): Promise<StepResult> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const [file, ...args] = command;
    const child = spawn(file, args, {
      cwd: fromRoot(),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: string[] = [];
    const pass = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk.toString());
      if (isHeard) target.write(chunk);
    };
    child.stdout.on('data', pass(process.stdout));
    child.stderr.on('data', pass(process.stderr));
    const end = (isGreen: boolean): void => {
      resolve({ isGreen, output: chunks.join(''), seconds: (performance.now() - startedAt) / 1000 });
    };
    child.on('error', (error) => {
      chunks.push(error.message);
      end(false);
    });
    child.on('exit', (code) => {
      end(code === 0);
    });
  });
