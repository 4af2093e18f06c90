import * as E from 'fp-ts/lib/Either.js';

import type { LedgerError, Result } from '../errors/index.ts';
import { pinOf } from '../format/index.ts';
import type { PinnedRemote, Revision } from '../format/index.ts';
import { runningCanary, withoutCanary, withStoppedCanary } from './canary.ts';
import type { Composition } from './change.ts';

/**
 * Target of a rollback, computed once. If a canary is running, it is the newest change for visitors, so it is the
 * target. `from`: the version to leave. Null if the caller specified the version to restore.
 */
export type Target =
  | { readonly _tag: 'StopCanary'; readonly version: string; readonly rev: number }
  | { readonly _tag: 'GoBack'; readonly from: string | null; readonly to: string; readonly rev: number };

const unpinned = (env: string, remote: string, { remotes }: Revision): LedgerError => ({
  _tag: 'NotFound',
  what: 'remote',
  word: remote,
  where: env,
  known: Object.keys(remotes),
});

/** Computes the rollback target from the head. Fails with `NotFound` or `NothingToRollBack`. */
export const targetOf = (
  env: string,
  head: Revision,
  { remote, to }: { readonly remote: string; readonly to?: string },
): Result<Target> => {
  const { rev } = head;
  const pin = pinOf(head, remote);
  if (pin === null) return E.left(unpinned(env, remote, head));
  if (to !== undefined) return E.right({ _tag: 'GoBack', from: null, to, rev });
  const canary = runningCanary(pin);
  if (canary !== null) return E.right({ _tag: 'StopCanary', version: canary.version, rev });
  const [before] = pin.previous;
  return before === undefined
    ? E.left({ _tag: 'NothingToRollBack', env, remote, stable: pin.stable })
    : E.right({ _tag: 'GoBack', from: pin.stable, to: before, rev });
};

/** Ends the canary. Removes it if it is the same version as the restored one. */
const withEndedCanary = (pin: PinnedRemote, to: string): PinnedRemote =>
  pin.canary?.version === to ? withoutCanary(pin) : withStoppedCanary(pin);

/** Removes the version that was rolled back from the history, so that the next rollback goes further back. */
export const toPreviousVersion = (
  env: string,
  remote: string,
  pin: PinnedRemote,
  to: string,
): Result<PinnedRemote> => {
  if (pin.stable === to) return E.right(withStoppedCanary(pin));
  const at = pin.previous.indexOf(to);
  return at === -1
    ? E.left({
        _tag: 'NotFound',
        what: 'previous version',
        word: to,
        where: `the previous versions of ${remote} in ${env}`,
        known: pin.previous,
      })
    : E.right({ ...withEndedCanary(pin, to), stable: to, previous: pin.previous.slice(at + 1) });
};

/** Whether another change has made this rollback invalid in the meantime. */
const hasMoved = (pin: PinnedRemote, target: Target): boolean => {
  switch (target._tag) {
    case 'StopCanary':
      return (
        pin.stable === target.version || (runningCanary(pin)?.version ?? target.version) !== target.version
      );
    case 'GoBack':
      return target.from !== null && pin.stable !== target.from && pin.stable !== target.to;
  }
};

/**
 * Composes a rollback. The second of two concurrent rollbacks changes nothing. Refuses if another version was
 * promoted in the meantime.
 */
export const composeRollback =
  (env: string, remote: string, target: Target) =>
  (head: Revision): Result<Composition> => {
    const pin = pinOf(head, remote);
    if (pin === null) return E.left(unpinned(env, remote, head));
    if (hasMoved(pin, target))
      return E.left({ _tag: 'RevisionMoved', env, expected: target.rev, actual: head.rev });
    const back =
      target._tag === 'StopCanary'
        ? E.right(withStoppedCanary(pin))
        : toPreviousVersion(env, remote, pin, target.to);
    return E.isLeft(back) ? back : E.right({ ...head, remotes: { ...head.remotes, [remote]: back.right } });
  };

/** Whether a pin already has the state that the rollback would produce. */
export const isRolledBack = (pin: PinnedRemote | null, target: Target): boolean =>
  target._tag === 'StopCanary' ? pin !== null && runningCanary(pin) === null : pin?.stable === target.to;
