import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import type { Revision } from '../format/index.ts';
import type { Store } from '../store/index.ts';
import { readRevision } from './read-revision.ts';

/** Returns the revisions of a range. Fails if one is missing or does not decode. Rejects with `StoreFailure`. */
export const readRevisions = async (
  store: Store,
  env: string,
  from: number,
  to: number,
): Promise<Result<readonly Revision[]>> => {
  const revisions: Revision[] = [];
  for (let rev = from; rev <= to; rev += 1) {
    const revision = await readRevision(store, env, rev, to);
    if (E.isLeft(revision)) return revision;
    revisions.push(revision.right);
  }
  return E.right(revisions);
};
