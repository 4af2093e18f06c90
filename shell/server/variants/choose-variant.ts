import type { Pin, PinReason } from '@coinlane/shared-contracts/lifecycle';

import type { Overriding } from '../overrides/index.ts';
import type { LiveRemote, LiveRemotes, LoadedRelease } from '../remotes/index.ts';
import { isChosen } from './bucket-of.ts';

/** A remote as one visitor gets it. */
export type ChosenRemote = {
  readonly name: string;
  readonly why: PinReason;
  readonly stable: LoadedRelease;
  /** What is tried when `stable` cannot be loaded, newest first. */
  readonly previous: readonly LoadedRelease[];
};

/** Everything one visitor's page is composed from. */
export type Variant = {
  readonly revision: number;
  readonly remotes: ReadonlyMap<string, ChosenRemote>;
  readonly pins: readonly Pin[];
  /** What the visitor asked for instead, in words. */
  readonly overrides: readonly string[];
  readonly isInspectable: boolean;
  /** Names what was chosen within the revision; pages of one key are the same. */
  readonly key: string;
  /** Everybody gets this one: no canary runs, nothing was asked for. */
  readonly isForEverybody: boolean;
};

/** Who asks, as far as it matters. No id: stable. */
export type Chooser = {
  readonly visitorId: string | null;
  readonly isBot: boolean;
  readonly isInspectable: boolean;
};

const NOTHING: Overriding = { words: [], releases: new Map() };
const PREVIOUS_ON_PAGE = 1;
const NO_REVISION = 0;

/** Canaries that somebody may get. */
export const runningCanaries = (live: LiveRemotes | null): readonly LiveRemote[] =>
  [...(live?.remotes.values() ?? [])].filter(({ canary }) => canary !== null && canary.percent > 0);

const chooseRemote = (
  { name, stable, previous, canary }: LiveRemote,
  { visitorId, isBot }: Chooser,
): ChosenRemote =>
  canary !== null && visitorId !== null && !isBot && isChosen(canary, visitorId)
    ? { name, why: 'canary', stable: canary.loaded, previous: [stable, ...previous] }
    : { name, why: 'stable', stable, previous };

const overridden = (name: string, release: LoadedRelease): ChosenRemote => ({
  name,
  why: 'override',
  stable: release,
  // who asks for a version wants to see it fail, not another one in its place
  previous: [],
});

const pinOf = ({ name, why, stable, previous }: ChosenRemote): Pin => ({
  name,
  namespace: stable.release.namespace,
  why,
  stable: stable.pinned,
  previous: previous.slice(0, PREVIOUS_ON_PAGE).map(({ pinned }) => pinned),
});

/** Chooses the versions of one visitor: what they asked for, else a canary by their bucket, else stable. */
export const chooseVariant = (
  live: LiveRemotes | null,
  chooser: Chooser,
  { words, releases }: Overriding = NOTHING,
): Variant => {
  const chosen = [...(live?.remotes.values() ?? [])]
    .filter(({ name }) => !releases.has(name))
    .map((remote) => chooseRemote(remote, chooser));
  const asked = [...releases].map(([name, release]) => overridden(name, release));
  const remotes = [...chosen, ...asked];
  return {
    revision: live?.revision ?? NO_REVISION,
    remotes: new Map(remotes.map((remote) => [remote.name, remote])),
    pins: remotes.map(pinOf),
    overrides: words,
    isInspectable: chooser.isInspectable,
    key: [
      ...(live?.hash === undefined ? [] : [live.hash]),
      chooser.isInspectable ? 'inspectable' : '',
      ...remotes
        .filter(({ why }) => why !== 'stable')
        .map(({ name, stable }) => `${name}@${stable.release.version}`),
    ].join(),
    isForEverybody: words.length === 0 && runningCanaries(live).length === 0,
  };
};

/** Part of a version in this composition: `trial` for a canary, also a stopped one; null if pages cannot run it. */
export const partOfVersion = (
  live: LiveRemotes | null,
  name: string,
  version: string,
): 'live' | 'trial' | null => {
  const remote = live?.remotes.get(name);
  if (remote === undefined) return null;
  const { stable, previous, canary } = remote;
  if ([stable, ...previous].some(({ release }) => release.version === version)) return 'live';
  return canary?.loaded.release.version === version ? 'trial' : null;
};

/** What the page of a variant is judged by: its revision, and the versions that not everybody has. */
export const pageFactsOf = ({ revision, remotes }: Variant) => ({
  revision,
  trial: [...remotes.values()]
    .filter(({ why }) => why !== 'stable')
    .map(({ name, stable }) => `${name}@${stable.release.version}`),
});

/** Every version of each remote that a page may still run: live, live before, on trial, or asked for. */
export const versionsInUse = (
  live: LiveRemotes | null,
  { remotes }: Variant,
): Readonly<Record<string, readonly string[]>> => {
  const named = [...(live?.remotes.values() ?? [])].map(({ name, stable, previous, canary }) => {
    const trial = canary !== null && canary.percent > 0 ? [canary.loaded] : [];
    return [name, [stable, ...trial, ...previous].map(({ release }) => release.version)] as const;
  });
  const asked = [...remotes.values()].filter(({ why }) => why === 'override');
  const versions = new Map<string, readonly string[]>(named);
  for (const { name, stable } of asked)
    versions.set(name, [...new Set([stable.release.version, ...(versions.get(name) ?? [])])]);
  return Object.fromEntries(versions);
};
