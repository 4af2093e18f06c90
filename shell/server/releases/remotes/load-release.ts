import { access } from 'node:fs/promises';

import type { PinnedVersion } from '@coinlane/shared-contracts/lifecycle';

import type { ArtifactStore } from './artifact-store.ts';
import type { Bundle } from './bundle.ts';
import { contentTypeOf } from './content-type.ts';
import { integrityOf } from './integrity.ts';
import { messagesFrom } from './messages.ts';
import type { Messages } from './messages.ts';
import type { ReleaseCache } from './release-cache.ts';
import type { Release } from './release-source.ts';
import { shellProblem, toShellBuild } from './released-shell.ts';
import type { ShellBuild } from './shell-build.ts';
import { shellFileOf } from './shell-file.ts';
import { allStyleRules } from './style-rules.ts';
import type { StyleRule } from './style-rules.ts';
import { createSupplements } from './supplements.ts';
import type { Supplements } from './supplements.ts';

/** Version of a remote whose browser files are verified and stored. */
export type LoadedRelease = {
  readonly release: Release;
  readonly pinned: PinnedVersion;
  readonly messages: Messages;
  readonly supplements: Supplements;
  /** Rules of its style sheets. Null if they cannot be inlined in a page. */
  readonly styleRules: readonly StyleRule[] | null;
  /** Null if server rendering is unavailable. The slot is then empty in the HTML, and the browser fills it. */
  readonly bundle: Bundle | null;
  /** Browser part of the shell, if it is a release of the shell that this server can use. */
  readonly shell?: ShellBuild;
  /** Problems that do not prevent its use. */
  readonly problems: readonly string[];
};

/** URL path of a file of a release. */
export const urlOf = (release: Release, path: string): string =>
  release.shell === undefined
    ? `/remotes/${release.name}/${release.version}/${path}`
    : shellFileOf(release.version, path);

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

/** Whether the file is served. Of the shell, pages load only what is in `browser/`. */
const isServed = (release: Release, path: string): boolean =>
  path !== release.server &&
  contentTypeOf(path) !== null &&
  (release.shell === undefined || path.startsWith('browser/'));

type LoadPorts = {
  readonly cache: ReleaseCache;
  readonly artifacts: ArtifactStore;
  /** Version of the contracts of this server. Null: releases of the shell are not compared with it. */
  readonly contract?: string | null | undefined;
};

const storeFiles = async (release: Release, { cache, artifacts }: LoadPorts): Promise<void> => {
  const served = Object.keys(release.files).filter((path) => isServed(release, path));
  const files = await Promise.all(
    served.map(async (path) => ({ path, bytes: await cache.read(release, path) })),
  );
  await Promise.all(
    files.map(({ path, bytes }) =>
      artifacts.put(urlOf(release, path), bytes, release.files[path]?.sha384 ?? ''),
    ),
  );
};

const messagesOf = async ({ locales, ...release }: Release, { cache }: LoadPorts): Promise<Messages> =>
  messagesFrom(
    await Promise.all(
      Object.entries(locales).map(async ([language, path]) => ({
        language,
        bytes: await cache.read({ locales, ...release }, path),
      })),
    ),
  );

const styleRulesOf = async (release: Release, { cache }: LoadPorts): Promise<LoadedRelease['styleRules']> =>
  allStyleRules(
    await Promise.all(
      release.styles.map(async (path) => ({
        css: Buffer.from(await cache.read(release, path)).toString(),
        url: urlOf(release, path),
      })),
    ),
  );

/** Shell of a release, or the reason why this server cannot use it. Rejects if a file is missing or altered. */
const shellIn = async (
  loaded: Pick<LoadedRelease, 'release' | 'pinned' | 'messages' | 'styleRules'>,
  bundle: Bundle | string,
  { cache, artifacts, contract = null }: LoadPorts,
): Promise<Pick<LoadedRelease, 'shell' | 'problems'>> => {
  const { release } = loaded;
  const problem = typeof bundle === 'string' ? bundle : shellProblem(release, contract);
  if (typeof bundle === 'string' || problem !== null) return { problems: problem === null ? [] : [problem] };
  if (release.shell === undefined) return { problems: [] };
  return { shell: await toShellBuild({ ...loaded, bundle }, cache, artifacts), problems: [] };
};

/** Reads and verifies all files of a release. Rejects with its name if a browser file is missing or altered. */
export const loadRelease = async (release: Release, ports: LoadPorts): Promise<LoadedRelease> => {
  await storeFiles(release, ports);
  const bundle = await loadBundle(release, ports.cache);
  const pinned = pinnedVersionOf(release);
  const messages = await messagesOf(release, ports);
  const styleRules = await styleRulesOf(release, ports);
  const folderUrl = urlOf(release, '');
  return {
    release,
    pinned,
    messages,
    styleRules,
    supplements: createSupplements({ folderUrl, pinned, messages }, ports.artifacts),
    bundle: typeof bundle === 'string' ? null : bundle,
    ...(await shellIn({ release, pinned, messages, styleRules }, bundle, ports)),
  };
};
