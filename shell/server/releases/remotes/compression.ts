import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

import { writeWhole } from './write-whole.ts';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

const FAST_QUALITY = 4;
const BEST_QUALITY = 11;
const GZIP_LEVEL = 9;

const brotli = (bytes: Uint8Array, quality: number): Promise<Buffer> =>
  toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });

/** Fast compression, for the first responses. */
export const fastBrotli = (bytes: Uint8Array): Promise<Buffer> => brotli(bytes, FAST_QUALITY);

export const gzipped = (bytes: Uint8Array): Promise<Buffer> => toGzip(bytes, { level: GZIP_LEVEL });

/** Reads a cached copy. Null if it does not decompress to the same bytes. */
const readCached = async (path: string, bytes: Uint8Array): Promise<Buffer | null> => {
  try {
    const cached = await readFile(path);
    return (await fromBrotli(cached)).equals(bytes) ? cached : null;
  } catch {
    return null;
  }
};

const fileNameOf = (sha384: string): string => `${sha384.replaceAll('/', '_').replaceAll('+', '-')}.br`;

/** Best brotli compression, cached by an earlier start, or null. */
export const cachedBrotli = (folder: string, sha384: string, bytes: Uint8Array): Promise<Buffer | null> =>
  readCached(join(folder, fileNameOf(sha384)), bytes);

/** Best brotli compression, cached for the next start. A folder that is not writable only disables the cache. */
export const compressBest = async (folder: string, sha384: string, bytes: Uint8Array): Promise<Buffer> => {
  const small = await brotli(bytes, BEST_QUALITY);
  await writeWhole(join(folder, fileNameOf(sha384)), small).catch(() => undefined);
  return small;
};
