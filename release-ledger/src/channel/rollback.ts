import * as E from 'fp-ts/lib/Either.js';

import type { LedgerError, Result } from '../errors/index.ts';
import { checkRemote, pinOf } from '../format/index.ts';
import type { PinnedRemote, Revision } from '../format/index.ts';
import { readRelease } from '../releases/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { appendRevision } from './append.ts';
import type { Changed, ChangeRequest } from './change.ts';
import { findRevisionOf } from './find-request.ts';
import { readHead } from './read-head.ts';

/** Without `to`, the version before the one that is live. */
export type RollbackRequest = ChangeRequest & { readonly remote: string; readonly to?: string };

const unpinned = (env: string, remote: string, { remotes }: Revision): LedgerError => ({
  _tag: 'NotFound',
  what: 'remote',
  word: remote,
  where: env,
  known: Object.keys(remotes),
});

/** What a rollback means, decided once. `from`: the version it turns away from, null when it was told where to go. */
type Target = { readonly from: string | null; readonly to: string; readonly rev: number };

const targetOf = (env: string, head: Revision, { remote, to }: RollbackRequest): Result<Target> => {
  const pin = pinOf(head, remote);
  if (pin === null) return E.left(unpinned(env, remote, head));
  if (to !== undefined) return E.right({ from: null, to, rev: head.rev });
  const [before] = pin.previous;
  return before === undefined
    ? E.left({ _tag: 'NothingToRollBack', env, remote, stable: pin.stable })
    : E.right({ from: pin.stable, to: before, rev: head.rev });
};

/** What is rolled away is forgotten, so that rolling back again goes further back and never forth. */
const wentBack = (env: string, remote: string, pin: PinnedRemote, to: string): Result<PinnedRemote> => {
  if (pin.stable === to) return E.right(pin);
  const at = pin.previous.indexOf(to);
  return at === -1
    ? E.left({
        _tag: 'NotFound',
        what: 'previous version',
        word: to,
        where: `what ${remote} remembers in ${env}`,
        known: pin.previous,
      })
    : E.right({ ...pin, stable: to, previous: pin.previous.slice(at + 1) });
};

/** Of two rollbacks at once the second finds it done; a version promoted meanwhile is not what was meant. */
const composeBack = (env: string, remote: string, target: Target) => (head: Revision) => {
  const pin = pinOf(head, remote);
  if (pin === null) return E.left(unpinned(env, remote, head));
  if (target.from !== null && pin.stable !== target.from && pin.stable !== target.to) {
    return E.left({ _tag: 'RevisionMoved', env, expected: target.rev, actual: head.rev } as const);
  }
  const back = wentBack(env, remote, pin, target.to);
  return E.isLeft(back) ? back : E.right({ ...head, remotes: { ...head.remotes, [remote]: back.right } });
};

/** A request that was answered before means what it meant then, and not one version further back. */
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
    : E.right({ from: null, to: request.to ?? pin.stable, rev: head.rev });
};

/**
 * Takes one remote back to a version that was live before (architecture §4); an ordinary append. Two at once are one.
 * Fails with `NothingToRollBack`, `NotFound` listing what it remembers, and as `promote` does.
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
    const { to } = target.right;
    const release = await readRelease(store, remote, to);
    if (E.isLeft(release)) return release;

    return appendRevision(store, env, request, {
      compose: composeBack(env, remote, target.right),
      isAnsweredBy: (revision) => pinOf(revision, remote)?.stable === to,
    });
  });
