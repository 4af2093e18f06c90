import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { buildPackage } from '../build/build-package.ts';
import { readManifest } from '../build/read-record.ts';

/** `coinlane-build`: builds the remote in the current folder. */
const folder = process.cwd();

try {
  const { name } = await readManifest(pathToFileURL(join(folder, 'src/manifest.ts')).href);
  const { version, wasBuilt } = await buildPackage(name, folder);
  process.stdout.write(`${wasBuilt ? 'built     ' : 'up to date'} ${name}@${version}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
