import { join } from 'node:path';

import type { Language } from '@coinlane/shared-contracts/values';

import { sha384Of } from './integrity.ts';
import type { Bundle } from './bundle.ts';
import type { LoadedRelease } from './load-release.ts';
import { urlOf } from './load-release.ts';
import { messagesFrom } from './messages.ts';
import type { Release } from './release-source.ts';
import { NO_SUPPLEMENTS } from './supplements.ts';
import { writeWhole } from './write-whole.ts';

const NAME_CHARACTERS = 32;

/** Writes a server bundle to a file that is named after its hash, for render threads. */
export const keepBundle = async (
  folder: string,
  { name, version }: { readonly name: string; readonly version: string },
  bytes: Buffer,
): Promise<Bundle> => {
  const sha384 = sha384Of(bytes);
  const path = join(folder, `${Buffer.from(sha384, 'base64').toString('hex').slice(0, NAME_CHARACTERS)}.cjs`);
  const restore = async (): Promise<Buffer> => {
    await writeWhole(path, bytes);
    return bytes;
  };
  await restore();
  return { name, version, path, sha384, restore };
};

/** Release of a local build. Its files have no integrity hash, because they change during development. */
export const localRelease = (
  build: Omit<Release, 'server' | 'locales' | 'files'>,
  locales: readonly { readonly language: Language; readonly bytes: Uint8Array | null }[],
  bundle: Bundle | null,
): LoadedRelease => {
  const release: Release = { ...build, server: null, locales: {}, files: {} };
  const fileOf = (path: string) => ({ url: urlOf(release, path), integrity: '' });
  return {
    release,
    pinned: {
      version: build.version,
      entry: fileOf(build.entry),
      globalName: build.globalName,
      scripts: build.scripts.map(fileOf),
      styles: build.styles.map(fileOf),
      lazyFiles: [],
    },
    messages: messagesFrom(locales),
    supplements: NO_SUPPLEMENTS,
    styleRules: null,
    bundle,
    problems: [],
  };
};
