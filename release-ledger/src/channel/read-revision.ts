import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import type { LedgerError, Result } from '../errors/index.ts';
import { decodeFile, Revision, sha256Of } from '../format/index.ts';
import { revisionKey } from '../store/index.ts';
import type { Store } from '../store/index.ts';

/** Stored revision file. */
export type RevisionFile = {
  readonly rev: number;
  readonly file: string;
  readonly hash: string;
  readonly content: E.Either<LedgerError, Revision>;
};

const isRev = (rev: number): boolean => Number.isSafeInteger(rev) && rev > 0;

/** Reads a revision file, or null if it does not exist. A file that does not decode is also returned as a value. */
export const readRevisionFile = async (
  store: Store,
  env: string,
  rev: number,
): Promise<RevisionFile | null> => {
  const file = revisionKey(env, rev);
  const bytes = await store.read(file);
  if (bytes === null) return null;
  const content = pipe(
    decodeFile(Revision, bytes),
    E.filterOrElse(
      (revision) => revision.rev === rev,
      (revision): readonly string[] => [`it has the number ${String(revision.rev)}`],
    ),
    E.mapLeft((problems): LedgerError => ({ _tag: 'LedgerBroken', file, problems })),
  );
  return { rev, file, hash: sha256Of(bytes), content };
};

export type RevisionReader = (rev: number) => Promise<RevisionFile | null>;

/** Reads each revision file of an environment only once, because it never changes. Reads a missing one again. */
export const revisionReader = (store: Store, env: string): RevisionReader => {
  const files = new Map<number, RevisionFile>();
  return async (rev) => {
    const file = files.get(rev) ?? (isRev(rev) ? await readRevisionFile(store, env, rev) : null);
    if (file !== null) files.set(rev, file);
    return file;
  };
};

/**
 * Returns a revision by number. Fails with `NotFound` (which contains the range up to `newest`), or `LedgerBroken`
 * if the file does not decode. Rejects with `StoreFailure`.
 */
export const readRevision = async (
  store: Store,
  env: string,
  rev: number,
  newest: number,
): Promise<Result<Revision>> => {
  const file = isRev(rev) ? await readRevisionFile(store, env, rev) : null;
  return (
    file?.content ??
    E.left({
      _tag: 'NotFound',
      what: 'revision',
      word: String(rev),
      where: env,
      known: [`1 to ${String(newest)}`],
    })
  );
};

const shortHash = (hash: string | null): string => (hash === null ? 'nothing' : `${hash.slice(0, 12)}…`);

/** Problem of the link between a revision and the previous file, or null. */
export const brokenLink = (
  file: string,
  revision: Revision,
  before: RevisionFile | null,
): LedgerError | null => {
  const expected = before?.hash ?? null;
  if (revision.prev === expected && (before !== null || revision.rev === 1)) return null;
  const problem =
    before === null
      ? `the chain is broken: revision ${String(revision.rev - 1)} before it is missing`
      : `the chain is broken: it follows ${shortHash(revision.prev)}, but ${before.file} is ${shortHash(expected)}`;
  return { _tag: 'LedgerBroken', file, problems: [problem] };
};
