import { advanceRollout, revertRollout, stopCanary, wordsOf } from '@coinlane/release-ledger';
import type { Changed, Result, Store } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';

import type { LiveRemotes } from '../remotes/index.ts';
import type { StopAnnouncer } from './announce-stop.ts';
import { guardAction } from './guard-action.rule.ts';
import type { GuardAction } from './guard-action.rule.ts';
import type { VersionHealth } from './tally.ts';

/** Ports and settings of the guard. */
export type GuardSettings = {
  readonly store: Store;
  readonly environment: string;
  readonly guardMinimum: number;
  readonly live: () => LiveRemotes | null;
  /** Reads the ledger at once. */
  readonly notify: () => Promise<void>;
  readonly log: (problem: string) => void;
};

type Seen = {
  readonly health: readonly VersionHealth[];
  /** Whether `health` contains the reports of all servers. */
  readonly isWhole: boolean;
  readonly nowMs: number;
};

const carryOut = (
  { store, environment }: GuardSettings,
  remote: string,
  action: GuardAction,
  nowMs: number,
): Promise<Result<Changed>> => {
  const { version, reason } = action;
  switch (action._tag) {
    case 'StopCanary':
      return stopCanary(store, environment, { remote, version, reason, by: 'guard' });
    case 'Revert':
      return revertRollout(store, environment, { remote, version, reason, by: 'guard' });
    case 'Advance': {
      const { fromPercent } = action;
      return advanceRollout(store, environment, {
        remote,
        version,
        reason,
        fromPercent,
        nowMs,
        by: 'rollout',
      });
    }
  }
};

/**
 * Stops failing versions, and makes the steps of rollouts. Servers with the same revision send the same request,
 * so the ledger writes only one revision.
 */
export const runGuard = async (
  settings: GuardSettings,
  announcer: Pick<StopAnnouncer, 'announce'>,
  seen: Seen,
): Promise<void> => {
  const { environment, guardMinimum: minimum } = settings;
  for (const remote of settings.live()?.remotes.values() ?? []) {
    const action = guardAction(remote, { ...seen, minimum });
    if (action === null) continue;
    const { version, reason } = action;
    const changed = await carryOut(settings, remote.name, action, seen.nowMs);
    if (E.isLeft(changed)) {
      settings.log(`the guard could not change ${reason}: ${wordsOf(changed.left)}`);
      continue;
    }
    const { outcome, revision } = changed.right;
    // only the server that wrote the revision reports it
    if (outcome === 'appended' && action._tag !== 'Advance')
      announcer.announce({
        environment,
        remote: remote.name,
        version,
        reason,
        revision: revision.rev,
        ...(action._tag === 'Revert' ? { restored: action.restored } : {}),
      });
    await settings.notify();
  }
};
