import { findRemote } from './composition';
import type { LedgerStatus, LiveRemote } from './composition';

const ALL = 100;

/** What an operator is about to do, with what it was decided on. */
export type Change =
  | {
      readonly _tag: 'Rollback';
      readonly remote: string;
      readonly from: string;
      readonly to: string;
      /** A running trial ends with it. */
      readonly endsTrialOf: string | null;
    }
  /** Live for all; what was live before can be gone back to. */
  | { readonly _tag: 'Promote'; readonly remote: string; readonly from: string; readonly version: string }
  | {
      readonly _tag: 'Canary';
      readonly remote: string;
      readonly version: string;
      readonly stable: string;
      readonly fromPercent: number;
      readonly percent: number;
    };

/** One step back, or to a version of an operator's choice. Null where there is none to go to. */
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

/** The share of visitors who get a version on trial; none where it is not on trial. */
export const shareOf = ({ canary }: LiveRemote, version: string): number =>
  canary?.version === version ? canary.percent : 0;

/** A version that may be put on trial. */
export type Candidate = {
  readonly version: string;
  /** Its trial was stopped, by the guard or by an operator. */
  readonly isStopped: boolean;
};

/** What may be put on trial: the version on trial first, a stopped one last. */
export const candidatesOf = ({ canary, waiting }: LiveRemote): readonly Candidate[] => {
  const fresh = waiting.map((version) => ({ version, isStopped: false }));
  if (canary === null) return fresh;
  const tried = { version: canary.version, isStopped: canary.percent === 0 };
  return tried.isStopped ? [...fresh, tried] : [tried, ...fresh];
};

/** The candidate that is offered first; null if all were stopped: trying one again is the operator's own choice. */
export const preselected = (candidates: readonly Candidate[]): Candidate | null =>
  candidates.find(({ isStopped }) => !isStopped) ?? null;

/** Another share of visitors for a version; all of them is a release. */
export const canaryOf = (live: LiveRemote, version: string, percent: number): Change => {
  const { remote, stable } = live;
  if (percent === ALL) return { _tag: 'Promote', remote, from: stable, version };
  return { _tag: 'Canary', remote, version, stable, fromPercent: shareOf(live, version), percent };
};

/** What a change means now that the composition may have moved; null where nothing is left to do. */
export const rebased = (change: Change, status: LedgerStatus): Change | null => {
  const live = findRemote(status, change.remote);
  if (live === null) return null;
  switch (change._tag) {
    case 'Rollback':
      return rollbackOf(live, change.to);
    case 'Promote':
      return live.stable === change.version ? null : { ...change, from: live.stable };
    case 'Canary': {
      const isDone = live.stable === change.version || shareOf(live, change.version) === change.percent;
      return isDone ? null : canaryOf(live, change.version, change.percent);
    }
  }
};

/** Whether two changes say the same. */
export const isSame = (one: Change, other: Change): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The name of the change, for a title. */
export const changeTitle = (change: Change): string => {
  switch (change._tag) {
    case 'Rollback':
      return `Roll back ${change.remote}`;
    case 'Promote':
      return `Make ${change.remote} ${change.version} live for all`;
    case 'Canary':
      return change.percent === 0
        ? `Stop the trial of ${change.remote} ${change.version}`
        : `Try ${change.remote} ${change.version} on ${String(change.percent)} %`;
  }
};

/** What it is now and what it will be. */
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
        now: `${change.version} for ${String(change.fromPercent)} %`,
        then: `${change.version} for ${String(change.percent)} %, ${change.stable} for the others`,
      };
  }
};
