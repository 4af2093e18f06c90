import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { compressBest, cachedBrotli } from '../../shell/server/releases/remotes/compression.ts';
import { contentTypeOf, isCompressible } from '../../shell/server/releases/remotes/content-type.ts';
import { BUILT_PACKAGES } from '../build/build-package.ts';
import { fromRoot } from '../webpack/index.ts';

/** Folders of a build with files for browsers. */
const PUBLIC_FOLDERS = ['browser', 'worker', 'blocks-host', 'blocks-loader'];

const filesBelow = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const compressFile = async (file: string, folder: string): Promise<void> => {
  const contentType = contentTypeOf(file);
  if (contentType === null || !isCompressible(contentType)) return;
  const bytes = await readFile(file);
  const sha384 = createHash('sha384').update(bytes).digest('base64');
  if ((await cachedBrotli(folder, sha384, bytes)) === null) await compressBest(folder, sha384, bytes);
};

/**
 * Compresses all built files to `folder`, as a server does in the background after its first start. Servers that
 * start with a copy of the folder save 15 s of processor time each.
 */
export const compressBuilds = async (folder: string): Promise<void> => {
  const folders = BUILT_PACKAGES.flatMap((name) =>
    PUBLIC_FOLDERS.map((part) => fromRoot(name, 'dist', part)),
  );
  const files = await Promise.all(folders.filter((each) => existsSync(each)).map(filesBelow));
  await Promise.all(files.flat().map((file) => compressFile(file, folder)));
};
