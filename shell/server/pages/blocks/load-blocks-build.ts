import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { sha384Of } from '../../releases/remotes/index.ts';
import type { ArtifactStore } from '../../releases/remotes/index.ts';

const BuiltFiles = t.readonlyArray(t.readonly(t.type({ path: t.string, integrity: t.string })));
const BuildFile = t.readonly(
  t.type({ scripts: BuiltFiles, styles: BuiltFiles, lazyFiles: BuiltFiles }),
  'BlocksBuild',
);

type File = { readonly url: string; readonly integrity: string };

/** Files for third-party pages: the loader's bytes, and the host's files as URLs of this site. */
export type BlocksBuild = {
  readonly loader: Buffer;
  readonly host: {
    readonly scripts: readonly File[];
    readonly styles: readonly File[];
    readonly lazyFiles: readonly File[];
  };
};

const readText = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);

/**
 * Reads the built blocks next to the shell and stores their files as artifacts. Null if the shell was built without
 * blocks.
 */
export const loadBlocksBuild = async (
  dist: string,
  version: string,
  artifacts: Pick<ArtifactStore, 'put'>,
): Promise<BlocksBuild | null> => {
  const [text, loader] = await Promise.all([
    readText(join(dist, 'blocks.json')),
    readFile(join(dist, 'blocks-loader/blocks.js')).catch(() => null),
  ]);
  if (text === null || loader === null) return null;
  const build = BuildFile.decode(JSON.parse(text));
  if (E.isLeft(build)) throw new Error(`${dist}/blocks.json is not readable: build the shell again`);
  const place = async ({
    path,
    integrity,
  }: {
    readonly path: string;
    readonly integrity: string;
  }): Promise<File> => {
    const bytes = await readFile(join(dist, path));
    const url = `/shell/${version}/${path}`;
    await artifacts.put(url, bytes, sha384Of(bytes));
    return { url, integrity };
  };
  const { scripts, styles, lazyFiles } = build.right;
  return {
    loader,
    host: {
      scripts: await Promise.all(scripts.map(place)),
      styles: await Promise.all(styles.map(place)),
      lazyFiles: await Promise.all(lazyFiles.map(place)),
    },
  };
};
