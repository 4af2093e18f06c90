import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import type { Result } from '../errors/index.ts';
import { decodeFile, declaredFiles, Release } from '../format/index.ts';
import { signatureProblem } from '../signature/index.ts';
import { releaseKey } from '../store/index.ts';
import type { Store } from '../store/index.ts';

const matchesPath = (release: Release, remote: string, version: string): boolean =>
  release.name === remote && release.version === version;

const problemsOf = (
  release: Release,
  remote: string,
  version: string,
  { trusted }: Store,
): readonly string[] => {
  if (!matchesPath(release, remote, version)) return [`it is of ${release.name}@${release.version}`];
  const missing = declaredFiles(release).filter(({ path }) => !Object.hasOwn(release.files, path));
  if (missing.length > 0)
    return missing.map(({ field, path }) => `field ${field}: the file ${path} is not among its files`);
  const unsigned = trusted === undefined ? null : signatureProblem(release, trusted);
  return unsigned === null ? [] : [`${remote}@${version}: ${unsigned}`];
};

/**
 * Decodes the bytes of a `release.json`. Fails with `LedgerBroken` if they do not decode, are of another version,
 * or are not signed with one of the store's trusted keys.
 */
export const releaseIn = (
  store: Store,
  remote: string,
  version: string,
  bytes: Uint8Array,
): Result<Release> =>
  pipe(
    decodeFile(Release, bytes),
    E.chain((release) => {
      const problems = problemsOf(release, remote, version, store);
      return problems.length === 0 ? E.right(release) : E.left(problems);
    }),
    E.mapLeft((problems) => ({ _tag: 'LedgerBroken', file: releaseKey(remote, version), problems }) as const),
  );

/** Returns the release of a version. Null if none was finished. Fails with `LedgerBroken` if it is invalid. */
export const findRelease = async (
  store: Store,
  remote: string,
  version: string,
): Promise<Result<Release | null>> => {
  const bytes = await store.read(releaseKey(remote, version));
  return bytes === null ? E.right(null) : releaseIn(store, remote, version, bytes);
};
