import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import { pinOf } from '../format/index.ts';
import type { PinnedRemote, Revision } from '../format/index.ts';
import { readRelease } from '../releases/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { appendRevision } from './append.ts';
import { withoutCanary } from './canary.ts';
import type { Changed, ChangeRequest, Composition } from './change.ts';
import { diffRevisions } from './diff-revisions.ts';
import { readHead } from './read-head.ts';
import { readRevision } from './read-revision.ts';

/**
 * Stable versions of the revision. Its canaries are not restored, because they may have been stopped for a reason.
 * Current canaries end too.
 */
const forEverybody = (wanted: Revision): Revision => ({
  ...wanted,
  remotes: Object.fromEntries(
    Object.entries(wanted.remotes).map(([remote, pin]) => [remote, withoutCanary(pin)]),
  ),
});

/** A remote that stays at its version keeps its current history of versions. */
const restored = (head: Revision, wanted: Revision): Composition => ({
  ...head,
  shell: wanted.shell,
  remotes: Object.fromEntries(
    Object.entries(wanted.remotes).map(([remote, pin]): [string, PinnedRemote] => {
      const now = pinOf(head, remote);
      return [remote, now?.stable === pin.stable ? withoutCanary(now) : pin];
    }),
  ),
});

/**
 * Appends a revision that restores the composition of an earlier one. Does not restore its canaries, and ends the
 * current ones. Fails with `NotFound` if the revision or one of its releases no longer exists, and like `promote`.
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
    const target = forEverybody(wanted.right);
    const releases = await Promise.all(
      Object.entries(target.remotes).map(([remote, { stable }]) => readRelease(store, remote, stable)),
    );
    const missing = releases.find(E.isLeft);
    if (missing !== undefined) return missing;
    return appendRevision(store, env, request, {
      head: head.right,
      compose: (revision) => E.right(restored(revision, target)),
      isAnsweredBy: (revision) => diffRevisions(revision, target).length === 0,
    });
  });
