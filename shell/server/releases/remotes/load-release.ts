import { access } from 'node:fs/promises';

import type { PinnedVersion } from '@coinlane/shared-contracts/lifecycle';

import type { ArtifactStore } from './artifact-store.ts';
import { contentTypeOf } from './content-type.ts';
import { integrityOf } from './integrity.ts';
import { messagesFrom } from './messages.ts';
import type { Messages } from './messages.ts';
import type { ReleaseCache } from './release-cache.ts';
import type { Release } from './release-source.ts';
import { storeSupplements } from './supplements.ts';
import type { SupplementIn, SupplementShell } from './supplements.ts';

/** A verified server bundle in a local file. The worker verifies it again before it runs. */
export type Bundle = {
  readonly name: string;
  readonly version: string;
  readonly path: string;
  readonly sha384: string;
  /** Writes the file again if it was lost, and returns its bytes. Rejects if that is not possible. */
  readonly restore?: () => Promise<Buffer>;
};

/** Version of a remote whose browser files are verified and stored. */
export type LoadedRelease = {
  readonly release: Release;
  readonly pinned: PinnedVersion;
  readonly messages: Messages;
  readonly supplement: SupplementIn;
  /** Null if server rendering is unavailable: the slot is empty in the HTML and the browser fills it. */
  readonly bundle: Bundle | null;
  /** Problems that do not prevent its use. */
  readonly problems: readonly string[];
};

/** URL path of a file of a release. */
export const urlOf = ({ name, version }: Release, path: string): string =>
  `/remotes/${name}/${version}/${path}`;

const isLazy = (path: string): boolean => path.endsWith('.js') || path.endsWith('.css');

/** Pin of a version for the page: each URL with the hash of its bytes. */
const pinnedVersionOf = (release: Release): PinnedVersion => {
  const fileOf = (path: string) => ({
    url: urlOf(release, path),
    integrity: integrityOf(release.files[path]?.sha384 ?? ''),
  });
  const eager = new Set([release.entry, ...release.scripts, ...release.styles]);
  const lazy = Object.keys(release.files).filter((path) => isLazy(path) && !eager.has(path));
  return {
    version: release.version,
    entry: fileOf(release.entry),
    globalName: release.globalName,
    scripts: release.scripts.map(fileOf),
    styles: release.styles.map(fileOf),
    lazyFiles: lazy.map(fileOf),
  };
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const loadBundle = async (release: Release, cache: ReleaseCache): Promise<Bundle | string> => {
  const { name, version, server } = release;
  if (server === null) return `${name}@${version} has no server rendering`;
  try {
    await cache.read(release, server);
    // render threads read it from this disk, which may have been full
    await access(cache.pathOf(release, server));
    return {
      name,
      version,
      path: cache.pathOf(release, server),
      sha384: release.files[server]?.sha384 ?? '',
      restore: () => cache.read(release, server),
    };
  } catch (error) {
    return `${name}@${version}: server rendering is unavailable: ${wordsOf(error)}`;
  }
};

const isServed = (release: Release, path: string): boolean =>
  path !== release.server && contentTypeOf(path) !== null;

type LoadPorts = {
  readonly cache: ReleaseCache;
  readonly artifacts: ArtifactStore;
  /** Without it, the pages contain all translations and hashes. */
  readonly shell?: SupplementShell | undefined;
};

/** Reads and verifies all files of a release. Rejects with its name if a browser file is missing or altered. */
export const loadRelease = async (
  release: Release,
  { cache, artifacts, shell }: LoadPorts,
): Promise<LoadedRelease> => {
  const served = Object.keys(release.files).filter((path) => isServed(release, path));
  const files = await Promise.all(
    served.map(async (path) => ({ path, bytes: await cache.read(release, path) })),
  );
  await Promise.all(
    files.map(({ path, bytes }) =>
      artifacts.put(urlOf(release, path), bytes, release.files[path]?.sha384 ?? ''),
    ),
  );
  const bundle = await loadBundle(release, cache);
  const pinned = pinnedVersionOf(release);
  const messages = messagesFrom(
    Object.entries(release.locales).map(([language, path]) => ({
      language,
      bytes: files.find((file) => file.path === path)?.bytes ?? null,
    })),
  );
  const folderUrl = urlOf(release, '');
  return {
    release,
    pinned,
    messages,
    supplement:
      shell === undefined
        ? () => null
        : await storeSupplements({ folderUrl, pinned, messages }, shell, artifacts),
    bundle: typeof bundle === 'string' ? null : bundle,
    problems: typeof bundle === 'string' ? [bundle] : [],
  };
};
