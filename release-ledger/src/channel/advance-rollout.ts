import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import { checkRemote, pinOf } from '../format/index.ts';
import type { PinnedRemote, Revision } from '../format/index.ts';
import { readRelease } from '../releases/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { appendRevision } from './append.ts';
import { ALL_VISITORS, stableAt, withCanary } from './canary.ts';
import type { Changed, ChangeRequest, Composition } from './change.ts';
import { toPreviousVersion } from './rollback-target.ts';
import { rolloutOf, withRollout } from './rollout.ts';

type RolloutVersion = ChangeRequest & { readonly remote: string; readonly version: string };

/** Next step of a rollout at `fromPercent`. `nowMs`: start of the step. Default: now. */
export type AdvanceRequest = RolloutVersion & { readonly fromPercent: number; readonly nowMs?: number };

const withPin = (head: Revision, remote: string, pin: PinnedRemote): Composition => ({
  ...head,
  remotes: { ...head.remotes, [remote]: pin },
});

const nextPin = (pin: PinnedRemote, { version, fromPercent, nowMs }: AdvanceRequest): PinnedRemote => {
  const state = rolloutOf(pin);
  if (state?.version !== version || state.percent !== fromPercent || state.next === null) return pin;
  const moved = state.next === ALL_VISITORS ? stableAt(pin, version) : withCanary(pin, version, state.next);
  return withRollout(moved, version, state, nowMs);
};

/**
 * Moves a rollout to its next step. The last step makes the version stable. Writes nothing (`unchanged`) if the
 * rollout is not at `fromPercent`, so that any number of servers can call it at once and only one of them makes
 * the step. Fails like `stopCanary`.
 */
export const advanceRollout = (
  store: Store,
  env: string,
  request: AdvanceRequest,
): Promise<Result<Changed>> =>
  withStore(async () => {
    const name = checkRemote(request.remote);
    if (E.isLeft(name)) return name;
    const { remote, version, fromPercent } = request;
    return appendRevision(store, env, request, {
      compose: (head) => {
        const pin = pinOf(head, remote);
        return E.right(pin === null ? head : withPin(head, remote, nextPin(pin, request)));
      },
      isAnsweredBy: (revision) => {
        const pin = pinOf(revision, remote);
        const state = pin === null ? null : rolloutOf(pin);
        return state?.version === version && state.percent > fromPercent;
      },
    });
  });

const isLiveByRollout = (pin: PinnedRemote | null, version: string): pin is PinnedRemote =>
  pin?.stable === version && pin.rollout?.version === version;

/**
 * Restores the version before the one that a rollout made stable. Writes nothing (`unchanged`) if another version is
 * stable, so that any number of servers can call it at once. Fails with `NothingToRollBack`, and like `rollback`.
 */
export const revertRollout = (
  store: Store,
  env: string,
  { remote, version, ...request }: RolloutVersion,
): Promise<Result<Changed>> =>
  withStore(async () => {
    const name = checkRemote(remote);
    if (E.isLeft(name)) return name;
    return appendRevision(store, env, request, {
      compose: async (head) => {
        const pin = pinOf(head, remote);
        if (!isLiveByRollout(pin, version)) return E.right(head);
        const [before] = pin.previous;
        if (before === undefined) return E.left({ _tag: 'NothingToRollBack', env, remote, stable: version });
        const release = await readRelease(store, remote, before);
        if (E.isLeft(release)) return release;
        const back = toPreviousVersion(env, remote, pin, before);
        return E.isLeft(back) ? back : E.right(withPin(head, remote, back.right));
      },
      isAnsweredBy: (revision) => pinOf(revision, remote)?.stable !== version,
    });
  });
