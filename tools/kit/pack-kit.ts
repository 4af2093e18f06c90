import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { fromRoot } from '../webpack/index.ts';
import { KIT_PACKAGES } from './kit-packages.ts';
import { stagePackage } from './stage-package.ts';

/** The folder for the tarballs of `npm run pack:kit`. */
export const KIT_FOLDER = fromRoot('dist/kit');

/** Packs the packages that a remote outside this repository needs. Resolves with the tarballs. */
export const packKit = async (folder = KIT_FOLDER): Promise<readonly string[]> => {
  const stage = join(folder, 'stage');
  await rm(folder, { recursive: true, force: true });
  await mkdir(stage, { recursive: true });
  const tarballs: string[] = [];
  for (const kit of KIT_PACKAGES) {
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
