import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

import { BUILT_PACKAGES } from '../build/build-package.ts';
import { fromRoot } from '../webpack/index.ts';

/** A build takes one core and some memory; half of the cores keeps a laptop usable. */
const LANES = Math.max(1, Math.min(3, Math.floor(availableParallelism() / 2)));

type Say = (line: string) => void;

const buildInOwnProcess = (name: string, say: Say): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fromRoot('tools/build.ts'), name], {
      cwd: fromRoot(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.on('exit', (code) => {
      if (code === 0) {
        say(output.join('').trimEnd());
        resolve();
      } else reject(new Error(`building ${name} failed:\n${output.join('')}`));
    });
  });

/** Builds all changed packages, a few in parallel. Rejects with the errors of the first failed build. */
export const buildAll = async (say: Say): Promise<void> => {
  const waiting: string[] = [...BUILT_PACKAGES];
  const lane = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      await buildInOwnProcess(name, say);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};
