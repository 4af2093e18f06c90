import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { diffRevisions } from './diff-revisions.ts';
import type { Change } from './diff-revisions.ts';
import { readHead } from './read-head.ts';
import { readRevision } from './read-revision.ts';

/**
 * Returns the changes between two revisions of an environment. Fails with `NotFound`, which contains the existing
 * range.
 */
export const diff = (
  store: Store,
  env: string,
  from: number,
  to: number,
): Promise<Result<readonly Change[]>> =>
  withStore(async () => {
    const head = await readHead(store, env);
    if (E.isLeft(head)) return head;
    const one = await readRevision(store, env, from, head.right.highest);
    if (E.isLeft(one)) return one;
    const other = await readRevision(store, env, to, head.right.highest);
    return E.isLeft(other) ? other : E.right(diffRevisions(one.right, other.right));
  });
