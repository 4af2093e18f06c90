import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import { checkRemote, pinOf } from '../format/index.ts';
import type { Revision } from '../format/index.ts';
import { readRelease } from '../releases/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { appendRevision } from './append.ts';
import type { Changed, ChangeRequest } from './change.ts';
import { findRevisionOf } from './find-request.ts';
import { readHead } from './read-head.ts';
import { composeRollback, isRolledBack, targetOf } from './rollback-target.ts';
import type { Target } from './rollback-target.ts';

/** Without `to`: stops the canary if one is running, otherwise restores the previous stable version. */
export type RollbackRequest = ChangeRequest & { readonly remote: string; readonly to?: string };

/** A repeated request keeps its original target, and does not go one version further back. */
const findTarget = async (
  store: Store,
  env: string,
  request: RollbackRequest,
  head: Revision,
): Promise<Result<Target>> => {
  const { requestId, remote } = request;
  const answer = requestId === undefined ? null : await findRevisionOf(store, env, requestId, 0, head.rev);
  const pin = answer === null ? null : pinOf(answer, remote);
  return pin === null
    ? targetOf(env, head, request)
    : E.right({ _tag: 'GoBack', from: null, to: request.to ?? pin.stable, rev: head.rev });
};

/**
 * Rolls back one remote with an ordinary append. If a canary is running, stops it and keeps the stable version;
 * the next rollback restores the version before that. With `to`, does both. Two concurrent rollbacks count as one
 * step. Fails with `NothingToRollBack`, with `NotFound` (which lists the remembered versions), and like `promote`.
 */
export const rollback = (store: Store, env: string, request: RollbackRequest): Promise<Result<Changed>> =>
  withStore(async () => {
    const { remote } = request;
    const name = checkRemote(remote);
    if (E.isLeft(name)) return name;
    const head = await readHead(store, env);
    if (E.isLeft(head)) return head;

    const target = await findTarget(store, env, request, head.right.revision);
    if (E.isLeft(target)) return target;
    const release =
      target.right._tag === 'GoBack' ? await readRelease(store, remote, target.right.to) : E.right(null);
    if (E.isLeft(release)) return release;

    return appendRevision(store, env, request, {
      head: head.right,
      compose: composeRollback(env, remote, target.right),
      isAnsweredBy: (revision) => isRolledBack(pinOf(revision, remote), target.right),
    });
  });
