import { readdir, readFile, rm } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';

import { sha384Of } from './integrity.ts';
import type { Release, ReleaseSource } from './release-source.ts';
import { writeWhole } from './write-whole.ts';

/** Verified local copies of releases, so that a start does not need the store, and workers can read server bundles. */
export type ReleaseCache = {
  /**
   * Verified bytes, from the local copy or the source. Rejects with an Error that contains the names of release
   * and file.
   */
  readonly read: (release: Release, path: string) => Promise<Buffer>;
  readonly pathOf: (release: Release, path: string) => string;
  /** Removes copies of versions that are no longer live. */
  readonly prune: (live: readonly Release[]) => Promise<void>;
};

const labelOf = ({ name, version }: Release, path: string): string => `${name}@${version} ${path}`;

const isInside = (path: string): boolean => {
  const normal = normalize(path);
  return !normal.startsWith('..') && !normal.startsWith(sep);
};

const readLocal = async (path: string, sha384: string): Promise<Buffer | null> => {
  try {
    const bytes = await readFile(path);
    return sha384Of(bytes) === sha384 ? bytes : null;
  } catch {
    return null;
  }
};

const subfolders = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
};

const fetchVerified = async (source: ReleaseSource, release: Release, path: string): Promise<Buffer> => {
  const promised = release.files[path];
  if (promised === undefined) throw new Error(`${labelOf(release, path)} is not in the release`);
  const bytes = Buffer.from(await source.file(release, path));
  if (sha384Of(bytes) !== promised.sha384)
    throw new Error(`${labelOf(release, path)} does not match its hash`);
  return bytes;
};

/** Creates a cache in `folder`, filled from `source`. */
export const createReleaseCache = (folder: string, source: ReleaseSource): ReleaseCache => {
  const pathOf = ({ name, version }: Release, path: string): string => join(folder, name, version, path);

  return {
    pathOf,
    read: async (release, path) => {
      if (!isInside(path)) throw new Error(`${labelOf(release, path)} leaves its release`);
      const local = await readLocal(pathOf(release, path), release.files[path]?.sha384 ?? '');
      if (local !== null) return local;
      const bytes = await fetchVerified(source, release, path);
      await writeWhole(pathOf(release, path), bytes).catch(() => undefined);
      return bytes;
    },
    prune: async (live) => {
      const wanted = new Set(live.map(({ name, version }) => join(name, version)));
      for (const name of await subfolders(folder)) {
        for (const version of await subfolders(join(folder, name))) {
          if (!wanted.has(join(name, version)))
            await rm(join(folder, name, version), { recursive: true, force: true });
        }
      }
    },
  };
};
