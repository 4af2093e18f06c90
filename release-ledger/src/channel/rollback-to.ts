import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import { pinOf } from '../format/index.ts';
import type { PinnedRemote, Revision } from '../format/index.ts';
import { readRelease } from '../releases/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { appendRevision } from './append.ts';
import type { Changed, ChangeRequest, Composition } from './change.ts';
import { diffRevisions } from './diff-revisions.ts';
import { readHead } from './read-head.ts';
import { readRevision } from './read-revision.ts';

/** A remote that stays at its version keeps what it remembers now. */
const restored = (head: Revision, wanted: Revision): Composition => ({
  ...head,
  shell: wanted.shell,
  remotes: Object.fromEntries(
    Object.entries(wanted.remotes).map(([remote, pin]): [string, PinnedRemote] => {
      const now = pinOf(head, remote);
      return [remote, now?.stable === pin.stable ? now : pin];
    }),
  ),
});

/**
 * Restores the whole composition of an earlier revision, by an append. Fails with `NotFound` where the revision or one
 * of its releases is gone, and as `promote` does.
 */
export const rollbackTo = (
  store: Store,
  env: string,
  rev: number,
  request: ChangeRequest,
): Promise<Result<Changed>> =>
  withStore(async () => {
    const head = await readHead(store, env);
    if (E.isLeft(head)) return head;
    const wanted = await readRevision(store, env, rev, head.right.revision.rev);
    if (E.isLeft(wanted)) return wanted;
    for (const [remote, { stable }] of Object.entries(wanted.right.remotes)) {
      const release = await readRelease(store, remote, stable);
      if (E.isLeft(release)) return release;
    }
    return appendRevision(store, env, request, {
      compose: (revision) => E.right(restored(revision, wanted.right)),
      isAnsweredBy: (revision) => diffRevisions(revision, wanted.right).length === 0,
    });
  });
