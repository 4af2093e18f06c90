import * as E from 'fp-ts/lib/Either.js';

import type { LedgerError } from '../errors/index.ts';
import { revisionKey, revOfKey } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { brokenLink, readRevisionFile } from './read-revision.ts';
import type { RevisionFile } from './read-revision.ts';

/** Number of revisions, and the problems of revisions and links. */
export type ChainReport = { readonly revisions: number; readonly problems: readonly LedgerError[] };

const problemOf = (
  env: string,
  rev: number,
  file: RevisionFile | null,
  before: RevisionFile | null,
): LedgerError | null => {
  if (file === null) {
    const problems = ['the revision is missing although later ones exist'];
    return { _tag: 'LedgerBroken', file: revisionKey(env, rev), problems };
  }
  return E.isLeft(file.content) ? file.content.left : brokenLink(file.file, file.content.right, before);
};

/** Checks every revision and every link. Rejects with `StoreFailure`. */
export const verifyChain = async (store: Store, env: string): Promise<ChainReport> => {
  const revs = (await store.list(`channels/${env}/`)).flatMap((key) => revOfKey(key) ?? []);
  const problems: LedgerError[] = [];
  let before: RevisionFile | null = null;
  for (let rev = 1; rev <= Math.max(0, ...revs); rev += 1) {
    const file: RevisionFile | null = await readRevisionFile(store, env, rev);
    const problem = problemOf(env, rev, file, before);
    if (problem !== null) problems.push(problem);
    before = file;
  }
  return { revisions: revs.length, problems };
};
