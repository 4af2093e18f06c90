import type { LiveRemote } from '../remotes/index.ts';
import { reasonToStop } from './judge-canary.rule.ts';
import type { VersionHealth } from './tally.ts';

/** Change that the guard makes to one remote. */
export type GuardAction =
  | { readonly _tag: 'StopCanary'; readonly version: string; readonly reason: string }
  /** `restored`: the previous version, which becomes live again. */
  | {
      readonly _tag: 'Revert';
      readonly version: string;
      readonly restored: string;
      readonly reason: string;
    }
  | {
      readonly _tag: 'Advance';
      readonly version: string;
      readonly fromPercent: number;
      readonly reason: string;
    };

type Facts = {
  readonly health: readonly VersionHealth[];
  /** Number of networks with failures after which a version can be stopped. */
  readonly minimum: number;
  readonly nowMs: number;
  /** Whether `health` contains the reports of all servers. Without them no step is made. */
  readonly isWhole: boolean;
};

const stopReason = (name: string, version: string, other: string, { health, minimum }: Facts) => {
  const of = (wanted: string): VersionHealth | undefined =>
    health.find((each) => each.remote === name && each.version === wanted);
  return reasonToStop(`${name}@${version}`, { canary: of(version), stable: of(other) }, minimum);
};

const advanceOf = ({ name, rollout }: LiveRemote, { nowMs, isWhole }: Facts): GuardAction | null => {
  if (rollout === undefined || rollout.next === null) return null;
  const { version, percent, next, endsAtMs, everySeconds } = rollout;
  if (!isWhole || nowMs < endsAtMs) return null;
  const reason = `${name}@${version}: ${String(next)} % after ${String(everySeconds)} s at ${String(percent)} %`;
  return { _tag: 'Advance', version, fromPercent: percent, reason };
};

/**
 * Reverts a version that a rollout made stable. It is compared with the previous version until its last step is over.
 */
const revertOf = (
  { name, stable, previous: [before], rollout }: LiveRemote,
  facts: Facts,
): GuardAction | null => {
  const { version } = stable.release;
  if (before === undefined || rollout?.version !== version || rollout.next !== null) return null;
  if (facts.nowMs >= rollout.endsAtMs) return null;
  const restored = before.release.version;
  const reason = stopReason(name, version, restored, facts);
  return reason === null ? null : { _tag: 'Revert', version, restored, reason };
};

/** Decides what the guard does with a remote: stops a failing version, or makes the next step of its rollout. */
export const guardAction = (remote: LiveRemote, facts: Facts): GuardAction | null => {
  const { name, stable, canary } = remote;
  if (canary === null || canary.percent === 0) return revertOf(remote, facts);
  const { version } = canary.loaded.release;
  const reason = stopReason(name, version, stable.release.version, facts);
  return reason === null ? advanceOf(remote, facts) : { _tag: 'StopCanary', version, reason };
};
