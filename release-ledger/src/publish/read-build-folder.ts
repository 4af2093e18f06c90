import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import { Build, decodeFile, isSafePath, sha384Of } from '../format/index.ts';
import type { ReleaseFile } from '../format/index.ts';
import { failureReason, StoreFailure, withStore } from '../store/index.ts';
import { problemsOfBuild } from './problems-of-build.ts';

/** A build in memory, so that the hashed bytes are the uploaded ones even if the folder changes in the meantime. */
export type ReadBuild = {
  readonly build: Build;
  readonly files: Readonly<Record<string, ReleaseFile>>;
  readonly bytes: ReadonlyMap<string, Uint8Array>;
};

/** Description of a build. It becomes part of `release.json` and is not published as a file. */
const BUILD_FILE = 'build.json';

const reading = async <A>(path: string, work: () => Promise<A>): Promise<A> => {
  try {
    return await work();
  } catch (error) {
    throw new StoreFailure('read', path, failureReason(error));
  }
};

const pathsIn = (folder: string): Promise<readonly { readonly path: string; readonly isFile: boolean }[]> =>
  reading(folder, async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => ({
        path: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
        isFile: entry.isFile(),
      }))
      .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  });

const describeFile = (bytes: Uint8Array): ReleaseFile => ({ sha384: sha384Of(bytes), bytes: bytes.length });

const readAll = async (
  folder: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const bytes = new Map<string, Uint8Array>();
  for (const path of paths) {
    const file = join(folder, path);
    bytes.set(path, await reading(file, () => readFile(file)));
  }
  return bytes;
};

/**
 * Paths that are one file in a store on a case-insensitive disk, where the second would replace the first after it
 * was hashed.
 */
const caseProblems = (paths: readonly string[]): readonly string[] => {
  const seen = new Map<string, string>();
  return paths.flatMap((path) => {
    const plain = path.toLowerCase();
    const other = seen.get(plain);
    seen.set(plain, path);
    return other === undefined ? [] : [`${other} and ${path} differ only in case`];
  });
};

/** Whether a segment ends with a dot, which some disks drop. */
const hasLastDot = (path: string): boolean => path.split('/').some((segment) => segment.endsWith('.'));

const pathProblems = (
  found: readonly { readonly path: string; readonly isFile: boolean }[],
): readonly string[] => [
  ...caseProblems(found.map(({ path }) => path)),
  ...found.flatMap(({ path, isFile }) => {
    if (!isFile) return [`${path} is neither a file nor a folder (links are not followed)`];
    if (!isSafePath(path) || hasLastDot(path))
      return [`the path ${JSON.stringify(path)} is not safe to publish`];
    return path === 'release.json'
      ? ['release.json is written by the ledger and may not be part of a build']
      : [];
  }),
];

/**
 * Reads, decodes, validates and hashes a build folder (`dist/`). Fails with all problems found, or with `NotFound`.
 */
export const readBuildFolder = (folder: string): Promise<Result<ReadBuild>> =>
  withStore(async () => {
    const at = resolve(folder);
    const found = await pathsIn(at);
    const refuse = (problems: readonly string[]) =>
      E.left({ _tag: 'BuildRefused', folder, problems } as const);

    const unsafe = pathProblems(found);
    if (unsafe.length > 0) return refuse(unsafe);

    const paths = found.map(({ path }) => path);
    if (!paths.includes(BUILD_FILE)) {
      return E.left({
        _tag: 'NotFound',
        what: 'build',
        word: BUILD_FILE,
        where: folder,
        known: paths,
      } as const);
    }

    const all = await readAll(at, paths);
    const decoded = decodeFile(Build, all.get(BUILD_FILE) ?? new Uint8Array());
    if (E.isLeft(decoded)) return refuse(decoded.left.map((problem) => `${BUILD_FILE}, ${problem}`));

    const bytes = new Map([...all].filter(([path]) => path !== BUILD_FILE));
    const files = Object.fromEntries([...bytes].map(([path, content]) => [path, describeFile(content)]));
    const problems = problemsOfBuild(decoded.right, files);
    return problems.length > 0 ? refuse(problems) : E.right({ build: decoded.right, files, bytes });
  });
