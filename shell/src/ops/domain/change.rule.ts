import { findRemote } from './composition';
import type { LedgerStatus, LiveRemote } from './composition';

const ALL = 100;

/** Change that an operator is preparing, and the state it is based on. */
export type Change =
  | {
      readonly _tag: 'Rollback';
      readonly remote: string;
      readonly from: string;
      readonly to: string;
      /** Version of the running canary that the change ends. */
      readonly endsTrialOf: string | null;
    }
  /** Release for all visitors. The previous version stays available for a rollback. */
  | { readonly _tag: 'Promote'; readonly remote: string; readonly from: string; readonly version: string }
  | {
      readonly _tag: 'Canary';
      readonly remote: string;
      readonly version: string;
      readonly stable: string;
      readonly fromPercent: number;
      readonly percent: number;
      /** Whether this is the next step of a rollout, which then continues. */
      readonly isStep?: true;
      /** Shares of a rollout in timed steps. The first is `percent`. */
      readonly steps?: readonly number[];
    };

/** Rollback by one version, or to a given version. Null if that version is unavailable. */
export const rollbackOf = (
  { remote, stable, previous, canary }: LiveRemote,
  to: string | undefined = previous[0],
): Change | null =>
  to === undefined || !previous.includes(to)
    ? null
    : {
        _tag: 'Rollback',
        remote,
        from: stable,
        to,
        endsTrialOf: canary === null || canary.percent === 0 ? null : canary.version,
      };

/** Share of visitors with a canary version. 0 if it is not the canary. */
export const shareOf = ({ canary }: LiveRemote, version: string): number =>
  canary?.version === version ? canary.percent : 0;

/** Version that can become the canary. */
export type Candidate = {
  readonly version: string;
  /** Whether the guard or an operator stopped its canary. */
  readonly isStopped: boolean;
};

/** Candidates for a canary: the current canary first, stopped ones last. */
export const candidatesOf = ({ canary, waiting }: LiveRemote): readonly Candidate[] => {
  const fresh = waiting.map((version) => ({ version, isStopped: false }));
  if (canary === null) return fresh;
  const tried = { version: canary.version, isStopped: canary.percent === 0 };
  return tried.isStopped ? [...fresh, tried] : [tried, ...fresh];
};

/** Default candidate. Null if all were stopped: then the operator must choose one. */
export const preselected = (candidates: readonly Candidate[]): Candidate | null =>
  candidates.find(({ isStopped }) => !isStopped) ?? null;

/** Canary with another share of visitors. A share of 100 % is a release. */
export const canaryOf = (live: LiveRemote, version: string, percent: number): Change => {
  const { remote, stable } = live;
  if (percent === ALL) return { _tag: 'Promote', remote, from: stable, version };
  return { _tag: 'Canary', remote, version, stable, fromPercent: shareOf(live, version), percent };
};

const STEPS = [1, 10, 50, ALL];

/** Rollout in timed steps. Starts at a share, or at the smallest step. */
export const rolloutOf = (live: LiveRemote, version: string, share: number): Change => {
  const { remote, stable } = live;
  const percent = share || 1;
  const steps = [percent, ...STEPS.filter((step) => step > percent)];
  return { _tag: 'Canary', remote, version, stable, fromPercent: shareOf(live, version), percent, steps };
};

/** Next step of the running rollout, or null. */
export const nextStepOf = ({ remote, stable, rollout }: LiveRemote): Change | null => {
  if (!rollout || rollout.next === null) return null;
  const { version, percent: fromPercent, next: percent } = rollout;
  return { _tag: 'Canary', remote, version, stable, fromPercent, percent, isStep: true };
};

/** Whether two changes are equal. */
export const isSame = (one: Change, other: Change): boolean => JSON.stringify(one) === JSON.stringify(other);

const rebasedTrial = (change: Extract<Change, { _tag: 'Canary' }>, live: LiveRemote): Change | null => {
  // no change is left if the step was already made, or the rollout has ended
  if (change.isStep) return JSON.stringify(nextStepOf(live)) === JSON.stringify(change) ? change : null;
  const { version, percent, steps } = change;
  const isDone = steps ? live.rollout?.version === version : shareOf(live, version) === percent;
  return isDone || live.stable === version ? null : (steps ? rolloutOf : canaryOf)(live, version, percent);
};

/** Adapts a change to a newer composition. Null if nothing is left to do. */
export const rebased = (change: Change, status: LedgerStatus): Change | null => {
  const live = findRemote(status, change.remote);
  if (live === null) return null;
  switch (change._tag) {
    case 'Rollback':
      return rollbackOf(live, change.to);
    case 'Promote':
      return live.stable === change.version ? null : { ...change, from: live.stable };
    case 'Canary':
      return rebasedTrial(change, live);
  }
};

export const changeTitle = (change: Change): string => {
  switch (change._tag) {
    case 'Rollback':
      return `Roll back ${change.remote}`;
    case 'Promote':
      return `Make ${change.remote} ${change.version} live for all`;
    case 'Canary':
      return change.percent === 0
        ? `Stop the trial of ${change.remote} ${change.version}`
        : change.steps
          ? `Roll out ${change.remote} ${change.version} in steps`
          : `Try ${change.remote} ${change.version} on ${String(change.percent)} %`;
  }
};

/** Versions and their shares of visitors during a canary. */
const sharesAt = ({ version, stable }: Extract<Change, { _tag: 'Canary' }>, percent: number): string =>
  percent === 0 ? `${stable} for all` : `${version} for ${String(percent)} %, ${stable} for the others`;

/** State before and after a change. */
export const changeSides = (change: Change): { readonly now: string; readonly then: string } => {
  switch (change._tag) {
    case 'Rollback':
      return change.endsTrialOf === null
        ? { now: `${change.from} for all`, then: `${change.to} for all` }
        : {
            now: `${change.from}, and ${change.endsTrialOf} on trial`,
            then: `${change.to} for all; the trial ends`,
          };
    case 'Promote':
      return { now: `${change.from} for all`, then: `${change.version} for all` };
    case 'Canary':
      return {
        now: sharesAt(change, change.fromPercent),
        then: change.steps
          ? `${change.version} for ${change.steps.join(', ')} %, ten minutes each`
          : sharesAt(change, change.percent),
      };
  }
};
