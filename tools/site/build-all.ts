import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

import { BUILT_PACKAGES } from '../build/build-package.ts';
import { fromRoot } from '../webpack/index.ts';

/** A build takes one core and some memory. Using half of the cores keeps a laptop responsive. */
const LANES = Math.max(1, Math.min(3, Math.floor(availableParallelism() / 2)));

type Say = (line: string) => void;

/** Builds packages one after another in one process, which loads and warms up the compilers only once. */
const buildInOwnProcess = (names: readonly string[], say: Say): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fromRoot('tools/build.ts'), ...names], {
      cwd: fromRoot(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => {
      output.push(chunk.toString());
      say(chunk.toString().trimEnd());
    });
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`building ${names.join(', ')} failed:\n${output.join('')}`));
    });
  });

/** Builds all changed packages, `lanes` at a time. Rejects with the errors of the first failed build. */
export const buildAll = async (say: Say, lanes = LANES): Promise<void> => {
  const groups = Array.from({ length: lanes }, (_, lane) =>
    // the shell and the exchange take the longest and are first in the list, so they get different processes
    BUILT_PACKAGES.filter((_name, index) => index % lanes === lane),
  );
  await Promise.all(groups.filter((group) => group.length > 0).map((group) => buildInOwnProcess(group, say)));
};
