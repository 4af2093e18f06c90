import { availableParallelism } from 'node:os';

import { buildPackage, BUILT_PACKAGES } from './build/build-package.ts';
import { buildAll } from './site/build-all.ts';

/**
 * `node tools/build.ts [package …]`: builds what changed, and lists it. `--parallel`: all packages, one per processor.
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const isParallel = process.argv.includes('--parallel');
const wanted = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const names = wanted.length > 0 ? wanted : BUILT_PACKAGES;

if (isParallel) await buildAll(say, availableParallelism());
else
  for (const name of names) {
    const startedAt = performance.now();
    const { version, wasBuilt } = await buildPackage(name);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    say(`${wasBuilt ? `built      ${seconds} s` : 'up to date'}  ${name}@${version}`);
  }
