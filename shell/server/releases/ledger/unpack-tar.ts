import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import * as E from 'fp-ts/lib/Either.js';
import { extract } from 'tar-stream';
import type { Extract } from 'tar-stream';

import { isSafePath } from '@coinlane/release-ledger';

type Entry = Extract extends AsyncIterable<infer Each> ? Each : never;

/** Limits for an archive: bytes as sent, unpacked bytes, and files. */
export type TarLimits = {
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly files: number;
};

/** Reason to refuse an archive. `isTooLarge`: its size is the reason. */
export type TarProblem = { readonly isTooLarge: boolean; readonly words: string };

/** Several times the size of the largest remote. */
export const TAR_LIMITS: TarLimits = {
  packedBytes: 32 * 1_048_576,
  unpackedBytes: 128 * 1_048_576,
  files: 5000,
};

const GZIP_MARK = 0x1f;

/** Stops reading an archive. Any other error means that the archive is invalid. */
class Refused extends Error {
  readonly problem: TarProblem;

  constructor(words: string, isTooLarge = false) {
    super(words);
    this.problem = { words, isTooLarge };
  }
}

const megabytes = (bytes: number): string => `${String(Math.round(bytes / 1_048_576))} MiB`;

/** Reads the bytes of a request up to a limit. Does not destroy the request, so that it can be answered. */
const limited = (body: Readable, { packedBytes }: TarLimits) => {
  const chunks: AsyncIterator<unknown, unknown> = body.iterator({ destroyOnReturn: false });
  let sum = 0;
  return async (): Promise<Buffer | null> => {
    const { done, value } = await chunks.next();
    if (done === true || !Buffer.isBuffer(value)) return null;
    sum += value.length;
    if (sum > packedBytes) throw new Refused(`the archive is larger than ${megabytes(packedBytes)}`, true);
    return value;
  };
};

/** Upper bound for the headers and the padding of a file, including those of a long name. */
const HEADER_BYTES = 4096;

/** Limits the archive itself, because folders and headers do not count as files. */
const bounded = ({ unpackedBytes, files }: TarLimits) =>
  async function* (archive: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let left = unpackedBytes + files * HEADER_BYTES;
    for await (const chunk of archive) {
      left -= chunk.length;
      if (left < 0) throw new Refused(`it unpacks to more than ${megabytes(unpackedBytes)}`, true);
      yield chunk;
    }
  };

async function* rest(first: Buffer, next: () => Promise<Buffer | null>): AsyncGenerator<Buffer> {
  for (let chunk: Buffer | null = first; chunk !== null; chunk = await next()) yield chunk;
}

const LONGEST_SHOWN = 120;

/** Path for a message. An archive can have paths of a megabyte, or with codes that control a terminal. */
const shown = (path: string): string => {
  const start = path.slice(0, LONGEST_SHOWN).replaceAll(/[^ -~]/g, '?');
  return path.length > LONGEST_SHOWN ? `${start}…` : start;
};

/** Path of an entry, or null for a folder. */
const pathOf = ({ header }: Entry): string | null => {
  const path = header.name.replace(/^(?:\.\/)+/, '');
  if (header.type === 'directory') {
    // tar-stream never ends the content of such an entry
    if (header.size !== 0) throw new Refused(`"${shown(path)}" is a folder with a size`);
    return null;
  }
  if (header.type !== 'file' && header.type !== 'contiguous-file')
    throw new Refused(`"${shown(path)}" is a ${header.type}: files and folders only`);
  if (!isSafePath(path)) throw new Refused(`the path "${shown(path)}" is not safe to publish`);
  return path;
};

const bytesOf = async (entry: Entry, most: number, { unpackedBytes }: TarLimits): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let sum = 0;
  for await (const chunk of entry) {
    if (!Buffer.isBuffer(chunk)) continue;
    sum += chunk.length;
    if (sum > most) throw new Refused(`it unpacks to more than ${megabytes(unpackedBytes)}`, true);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const foldersOf = (path: string): readonly string[] =>
  path.split('/').map((_, index, segments) => segments.slice(0, index).join('/'));

/** Records the path of a file. Throws if it conflicts with an earlier one. */
const addPath = (path: string, files: Set<string>, folders: Set<string>): void => {
  if (files.has(path)) throw new Refused(`${shown(path)} is there twice`);
  const above = foldersOf(path);
  const clash = folders.has(path) ? path : above.find((folder) => files.has(folder));
  if (clash !== undefined) throw new Refused(`${shown(clash)} is a file and a folder`);
  files.add(path);
  for (const folder of above) folders.add(folder);
};

const writeEntries = async (entries: Extract, folder: string, limits: TarLimits): Promise<void> => {
  const files = new Set<string>();
  const folders = new Set<string>();
  let left = limits.unpackedBytes;
  for await (const entry of entries) {
    const path = pathOf(entry);
    const bytes = await bytesOf(entry, left, limits);
    if (path === null) continue;
    if (files.size >= limits.files)
      throw new Refused(`it contains more than ${String(limits.files)} files`, true);
    left -= bytes.length;
    addPath(path, files, folders);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes, { flag: 'wx' });
  }
  if (files.size === 0) throw new Refused('it contains no files');
};

const isOfDisk = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'syscall' in error && 'path' in error;

const problemOf = (error: unknown): TarProblem => {
  if (error instanceof Refused) return error.problem;
  if (isOfDisk(error)) throw error;
  const words = error instanceof Error ? error.message : String(error);
  return { isTooLarge: false, words: `it is not a valid tar or tar.gz, or was cut off (${words})` };
};

/**
 * Unpacks a `tar` or `tar.gz` into an empty folder, file by file. Accepts only plain files with safe relative
 * paths. A left contains the problem of the archive. Rejects if the folder is not writable.
 */
export const unpackTar = async (
  body: Readable,
  folder: string,
  limits: TarLimits = TAR_LIMITS,
): Promise<E.Either<TarProblem, null>> => {
  const next = limited(body, limits);
  const entries = extract();
  try {
    const first = await next();
    if (first === null) throw new Refused('the body is empty: expected a tar or tar.gz of the build folder');
    const bytes = Readable.from(rest(first, next));
    const unpacked =
      first[0] === GZIP_MARK
        ? pipeline(bytes, createGunzip(), bounded(limits), entries)
        : pipeline(bytes, bounded(limits), entries);
    // the entries below end with the same error
    unpacked.catch(() => undefined);
    await writeEntries(entries, folder, limits);
    await unpacked;
    return E.right(null);
  } catch (error) {
    entries.destroy();
    return E.left(problemOf(error));
  }
};
