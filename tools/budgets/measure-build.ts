import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

/** Sizes in bytes after brotli 11, as sent by the server. */
export type BuildSizes = {
  /** Scripts needed before the remote (or the shell) is usable. */
  readonly firstJs: number;
  readonly firstCss: number;
  /** All scripts of the build, including lazy ones. */
  readonly allJs: number;
};

const File = t.union([t.string, t.type({ path: t.string })]);
const BuildRecord = t.union([
  t.type({
    entry: t.type({ path: t.string }),
    preload: t.type({ scripts: t.array(File), styles: t.array(File) }),
  }),
  t.type({ scripts: t.array(File), styles: t.array(File) }),
]);

const pathOf = (file: t.TypeOf<typeof File>): string => (typeof file === 'string' ? file : file.path);

const brotliBytes = async (file: string): Promise<number> =>
  brotliCompressSync(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const sum = async (dist: string, files: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(files.map((file) => brotliBytes(join(dist, file))));
  return sizes.reduce((total, size) => total + size, 0);
};

/** Measures the size of a package's `dist`. Throws with the name of the folder if there is no build. */
export const measureBuild = async (dist: string): Promise<BuildSizes> => {
  const raw: unknown = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8'));
  const record = BuildRecord.decode(raw);
  if (E.isLeft(record)) throw new Error(`${dist}/build.json is not a build record`);
  const { scripts, styles } =
    'entry' in record.right
      ? {
          // the entry of the shell is one of its first scripts
          scripts: [...new Set([record.right.entry.path, ...record.right.preload.scripts.map(pathOf)])],
          styles: record.right.preload.styles.map(pathOf),
        }
      : { scripts: record.right.scripts.map(pathOf), styles: record.right.styles.map(pathOf) };
  const all = await readdir(join(dist, 'browser'), { recursive: true });
  return {
    firstJs: await sum(dist, scripts),
    firstCss: await sum(dist, styles),
    allJs: await sum(
      dist,
      all.filter((file) => file.endsWith('.js')).map((file) => `browser/${file}`),
    ),
  };
};

/** Measures the script of pages with a widget after gzip, because docs/widget.md promises 2,000 bytes. */
export const measureWidgetScript = async (dist: string): Promise<BuildSizes> => {
  const bytes = gzipSync(await readFile(join(dist, 'blocks-loader/widget.js')), { level: 9 }).length;
  return { firstJs: bytes, firstCss: 0, allJs: bytes };
};

const BlocksRecord = t.type({
  scripts: t.array(File),
  styles: t.array(File),
  lazyFiles: t.array(File),
});

export type BlocksSizes = {
  /** Script that each third-party page loads. */
  readonly loader: BuildSizes;
  /** Files that are loaded with the first block, in addition to the block's own remote. */
  readonly host: BuildSizes;
};

/** Measures the files of a third-party page, before and with its first block. Throws if the shell has no blocks. */
export const measureBlocks = async (dist: string): Promise<BlocksSizes> => {
  const raw: unknown = JSON.parse(await readFile(join(dist, 'blocks.json'), 'utf8'));
  const record = BlocksRecord.decode(raw);
  if (E.isLeft(record)) throw new Error(`${dist}/blocks.json is not a record of blocks`);
  const { scripts, styles, lazyFiles } = record.right;
  const loader = await sum(dist, ['blocks-loader/blocks.js']);
  const firstJs = await sum(dist, scripts.map(pathOf));
  const lazyScripts = lazyFiles.map(pathOf).filter((file) => file.endsWith('.js'));
  return {
    loader: { firstJs: loader, firstCss: 0, allJs: loader },
    host: {
      firstJs,
      firstCss: await sum(dist, styles.map(pathOf)),
      allJs: firstJs + (await sum(dist, lazyScripts)),
    },
  };
};
