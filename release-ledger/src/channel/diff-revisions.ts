import { pinOf } from '../format/index.ts';
import type { PinnedRemote, Revision } from '../format/index.ts';

/** A canary and its share of visitors. 0: stopped. */
export type Trial = { readonly version: string; readonly percent: number };

/** One difference between two compositions. A null canary means none. */
export type Change =
  | { readonly _tag: 'RemoteAdded'; readonly remote: string; readonly to: string }
  | { readonly _tag: 'RemoteRemoved'; readonly remote: string; readonly from: string }
  | { readonly _tag: 'RemoteChanged'; readonly remote: string; readonly from: string; readonly to: string }
  | {
      readonly _tag: 'CanaryChanged';
      readonly remote: string;
      readonly from: Trial | null;
      readonly to: Trial | null;
    }
  /** Plan of a rollout, as text. Null: none. */
  | {
      readonly _tag: 'RolloutChanged';
      readonly remote: string;
      readonly from: string | null;
      readonly to: string | null;
    }
  | { readonly _tag: 'ShellChanged'; readonly from: string; readonly to: string };

type Composition = Pick<Revision, 'shell' | 'remotes'>;

const remoteChange = (remote: string, from: string | null, to: string | null): readonly Change[] => {
  if (from === to) return [];
  if (from === null) return to === null ? [] : [{ _tag: 'RemoteAdded', remote, to }];
  return to === null
    ? [{ _tag: 'RemoteRemoved', remote, from }]
    : [{ _tag: 'RemoteChanged', remote, from, to }];
};

const trialOf = (pin: PinnedRemote | null): Trial | null =>
  pin?.canary === undefined ? null : { version: pin.canary.version, percent: pin.canary.percent };

const isSameTrial = (one: Trial | null, other: Trial | null): boolean =>
  one?.version === other?.version && one?.percent === other?.percent;

const canaryChange = (
  remote: string,
  before: PinnedRemote | null,
  after: PinnedRemote | null,
): readonly Change[] => {
  const from = trialOf(before);
  const to = trialOf(after);
  return isSameTrial(from, to) ? [] : [{ _tag: 'CanaryChanged', remote, from, to }];
};

/** Formats the plan of a rollout: `1.9.0 in steps of 1, 10, 100 % every 600 s`. */
const planOf = (pin: PinnedRemote | null): string | null => {
  if (pin?.rollout === undefined) return null;
  const { version, steps, everySeconds } = pin.rollout;
  return `${version} in steps of ${steps.join(', ')} % every ${String(everySeconds)} s`;
};

const rolloutChange = (
  remote: string,
  before: PinnedRemote | null,
  after: PinnedRemote | null,
): readonly Change[] => {
  const from = planOf(before);
  const to = planOf(after);
  return from === to ? [] : [{ _tag: 'RolloutChanged', remote, from, to }];
};

/** Differences that visitors see: the stable version, canary and rollout of each remote, and the shell. */
export const diffRevisions = (from: Composition, to: Composition): readonly Change[] => {
  const names = [...new Set([...Object.keys(from.remotes), ...Object.keys(to.remotes)])].toSorted();
  const remotes = names.flatMap((remote) => {
    const before = pinOf(from, remote);
    const after = pinOf(to, remote);
    return [
      ...remoteChange(remote, before?.stable ?? null, after?.stable ?? null),
      ...canaryChange(remote, before, after),
      ...rolloutChange(remote, before, after),
    ];
  });
  return from.shell === to.shell
    ? remotes
    : [{ _tag: 'ShellChanged', from: from.shell, to: to.shell }, ...remotes];
};
