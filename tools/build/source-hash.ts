import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { fromRoot, ROOT } from '../webpack/paths.ts';

const IGNORED = /(^|\/)(dist|node_modules|\.cache)(\/|$)|\.(test|fixture)\.tsx?$|README\.md$/;

const filesBelow = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !IGNORED.test(relative(ROOT, file)))
    .toSorted();
};

/**
 * Sources of every build in addition to its own folder. In a project that installed the kit, the lock file
 * contains the kit and its hash.
 */
const COMMON = [
  'shared-contracts/src',
  'shared-ui/src',
  'shared-ui/locales',
  'chains/src',
  'tools/webpack',
  'tools/build',
]
  .map((part) => fromRoot(part))
  .filter((part) => existsSync(part));
const COMMON_FILES = ['babel.config.cjs', 'package-lock.json']
  .map((file) => fromRoot(file))
  .filter((file) => existsSync(file));

const hashOf = async (files: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(relative(ROOT, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex').slice(0, 10);
};

/** Short hash of the build preset and the installed packages. webpack's cache is valid for one hash. */
export const presetHash = async (): Promise<string> => {
  const preset = await Promise.all(COMMON.filter((part) => part.includes('/tools/')).map(filesBelow));
  return hashOf([...preset.flat(), ...COMMON_FILES]);
};

/** Short hash of all sources of a package: the same sources have the same version. */
export const sourceHash = async (folder: string, parts: readonly string[]): Promise<string> => {
  const own = await Promise.all(parts.map((part) => filesBelow(join(folder, part))));
  const common = await Promise.all(COMMON.map(filesBelow));
  return hashOf([...own.flat(), ...common.flat(), ...COMMON_FILES, join(folder, 'package.json')]);
};
