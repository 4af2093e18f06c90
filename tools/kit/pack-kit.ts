import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { fromRoot } from '../webpack/index.ts';
import { KIT_PACKAGES } from './kit-packages.ts';
import type { KitPackage } from './kit-packages.ts';
import { stagePackage } from './stage-package.ts';

/** The folder for the tarballs of `npm run pack:kit`. */
export const KIT_FOLDER = fromRoot('dist/kit');

/** Inside the repository, because the compiler searches third-party types upwards from the staged declarations. */
const CACHE = fromRoot('.cache');

/** Packs the packages that a remote outside this repository needs. Resolves with the tarballs. */
export const packKit = async (
  folder = KIT_FOLDER,
  packages: readonly KitPackage[] = KIT_PACKAGES,
): Promise<readonly string[]> => {
  await rm(folder, { recursive: true, force: true });
  for (const each of [folder, CACHE]) await mkdir(each, { recursive: true });
  const stage = await mkdtemp(join(CACHE, 'kit-'));
  const tarballs: string[] = [];
  for (const kit of packages) {
    const target = await stagePackage(kit, stage);
    const { stdout } = await promisify(execFile)('npm', [
      'pack',
      target,
      '--pack-destination',
      folder,
      '--silent',
    ]);
    tarballs.push(join(folder, stdout.trim()));
  }
  await rm(stage, { recursive: true });
  return tarballs;
};
