import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration, MultiStats } from 'webpack';

import { fromRoot, remoteConfig, shellConfig } from '../webpack/index.ts';
import { readVersion } from './read-record.ts';
import { presetHash, sourceHash } from './source-hash.ts';

export type Built = { readonly name: string; readonly version: string; readonly wasBuilt: boolean };

/** Packages to build, in the order of a first start. */
export const BUILT_PACKAGES = [
  'shell',
  'mfe-exchange',
  'mfe-listing',
  'mfe-content',
  'mfe-swap',
  'mfe-pro',
] as const;

const run = (configs: Configuration[]): Promise<MultiStats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error !== null || stats === undefined) reject(error ?? new Error('webpack returned no result'));
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve(stats);
      });
    });
  });

const builtVersion = (folder: string): Promise<string | null> =>
  readVersion(join(folder, 'dist/build.json')).catch(() => null);

/** Version of a package's sources: its package version and the hash of its sources. */
const versionOf = async (folder: string): Promise<string> => {
  const version = await readVersion(join(folder, 'package.json'));
  const mode = process.env['NODE_ENV'] === 'development' ? '-dev' : '';
  return `${version}-${await sourceHash(folder, ['src', 'locales'])}${mode}`;
};

/**
 * Maximum number of consecutive builds. After an edit during a build its version is wrong, so the package is built
 * again.
 */
const MOST_BUILDS = 3;

/** Builds one package, unless its `dist` was built from the same sources. Rejects with the errors of webpack. */
export const buildPackage = async (name: string, folder = fromRoot(name)): Promise<Built> => {
  const version = await versionOf(folder);
  if ((await builtVersion(folder)) === version) return { name, version, wasBuilt: false };
  const isProduction = process.env['NODE_ENV'] !== 'development';
  const preset = await presetHash();
  let built = version;
  for (let builds = 0; builds < MOST_BUILDS; builds += 1) {
    // webpack empties the output folder, but not the folder of the source maps
    await rm(join(folder, 'dist/maps'), { recursive: true, force: true });
    const options = { folder, name, version: built, isProduction, preset };
    await run(name === 'shell' ? shellConfig(options) : remoteConfig(options));
    const now = await versionOf(folder);
    if (now === built) return { name, version: built, wasBuilt: true };
    built = now;
  }
  await rm(join(folder, 'dist/build.json'), { force: true });
  throw new Error(`the sources of ${name} changed during every build: build it again`);
};
