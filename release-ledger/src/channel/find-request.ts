import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import type { Revision } from '../format/index.ts';
import type { Store } from '../store/index.ts';
import type { Changed, Plan } from './change.ts';
import { diffRevisions } from './diff-revisions.ts';
import { readRevisionFile } from './read-revision.ts';

/** Search limit, because a request is repeated soon after the first attempt. */
const MAX_REVISIONS_SEARCHED = 500;
const READ_AT_ONCE = 50;

const revisionAt = async (store: Store, env: string, rev: number): Promise<Revision | null> => {
  const file = await readRevisionFile(store, env, rev);
  return file === null || E.isLeft(file.content) ? null : file.content.right;
};

/** Revision with this request id between `above` (exclusive) and `newest`, at most 500 back, or null. */
export const findRevisionOf = async (
  store: Store,
  env: string,
  requestId: string,
  above: number,
  newest: number,
): Promise<Revision | null> => {
  const oldest = Math.max(above + 1, newest - MAX_REVISIONS_SEARCHED + 1);
  for (let rev = newest; rev >= oldest; rev -= READ_AT_ONCE) {
    const count = Math.min(READ_AT_ONCE, rev - oldest + 1);
    const revisions = await Promise.all(
      Array.from({ length: count }, (_, index) => revisionAt(store, env, rev - index)),
    );
    const made = revisions.find((revision) => revision?.requestId === requestId);
    if (made !== undefined) return made;
  }
  return null;
};

/**
 * Revision that an earlier request with this ID made, or null. Fails with `RequestIdReused` if that was a
 * different request.
 */
export const findRequest = async (
  store: Store,
  env: string,
  requestId: string,
  above: number,
  newest: number,
  plan: Plan,
): Promise<Result<Changed> | null> => {
  const revision = await findRevisionOf(store, env, requestId, above, newest);
  if (revision === null) return null;
  const { rev } = revision;
  if (!plan.isAnsweredBy(revision)) return E.left({ _tag: 'RequestIdReused', env, requestId, rev });
  const before = await revisionAt(store, env, rev - 1);
  const changes = before === null ? [] : diffRevisions(before, revision);
  return E.right({ outcome: 'repeated', revision, changes });
};
