import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import type { Revision } from '../format/index.ts';
import type { Store } from '../store/index.ts';
import type { Changed, Plan } from './change.ts';
import { diffRevisions } from './diff-revisions.ts';
import { readRevisionFile } from './read-revision.ts';

/** A request is repeated soon after it was made; further back nobody looks. */
const REMEMBERED_REVISIONS = 500;

const revisionAt = async (store: Store, env: string, rev: number): Promise<Revision | null> => {
  const file = await readRevisionFile(store, env, rev);
  return file === null || E.isLeft(file.content) ? null : file.content.right;
};

/** The revision a request id made among those after `above` up to `newest` (at most the last 500), or null. */
export const findRevisionOf = async (
  store: Store,
  env: string,
  requestId: string,
  above: number,
  newest: number,
): Promise<Revision | null> => {
  const oldest = Math.max(above + 1, newest - REMEMBERED_REVISIONS + 1);
  for (let rev = newest; rev >= oldest; rev -= 1) {
    const revision = await revisionAt(store, env, rev);
    if (revision?.requestId === requestId) return revision;
  }
  return null;
};

/** The answer a request id already got, or null; `RequestIdReused` when the revision it made answers something else. */
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
