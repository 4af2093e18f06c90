import { SHELL } from '@coinlane/release-ledger';
import type { Pin, PinReason } from '@coinlane/shared-contracts/lifecycle';

import type { Overriding } from '../overrides/index.ts';
import type { LiveRemote, LiveRemotes, LoadedRelease, ShellBuild } from '../remotes/index.ts';
import { isChosen } from './bucket-of.ts';

/** A remote for one visitor. */
export type ChosenRemote = {
  readonly name: string;
  readonly why: PinReason;
  readonly stable: LoadedRelease;
  /** Fallbacks if `stable` fails to load, newest first. */
  readonly previous: readonly LoadedRelease[];
};

/** Composition for one visitor. */
export type Variant = {
  readonly revision: number;
  /** Includes the shell if it was released. */
  readonly remotes: ReadonlyMap<string, ChosenRemote>;
  readonly pins: readonly Pin[];
  /** Version overrides of the visitor. */
  readonly overrides: readonly string[];
  readonly isInspectable: boolean;
  /** Identifies the choice within the revision. Pages with the same key are identical. */
  readonly key: string;
  /** Whether all visitors get this variant: no canary, no overrides. */
  readonly isForEverybody: boolean;
};

/** Properties of a visitor that affect the choice. Without an ID, it is always stable. */
export type Chooser = {
  readonly visitorId: string | null;
  readonly isBot: boolean;
  readonly isInspectable: boolean;
};

const NOTHING: Overriding = { words: [], releases: new Map() };
const PREVIOUS_ON_PAGE = 1;
const NO_REVISION = 0;

/** Canaries that visitors can get. */
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
  // no fallback: a developer wants to see a requested version fail
  previous: [],
});

const pinOf = ({ name, why, stable, previous }: ChosenRemote): Pin => ({
  name,
  namespace: stable.release.namespace,
  why,
  stable: stable.pinned,
  previous: previous.slice(0, PREVIOUS_ON_PAGE).map(({ pinned }) => pinned),
});

/** Chooses the versions for a visitor: overrides, otherwise a canary by bucket, otherwise stable. */
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
    pins: remotes.filter(({ name }) => name !== SHELL).map(pinOf),
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

/** Released shells for a page: the chosen one, then those that can replace it. Empty: the shell of the server. */
export const shellsOf = ({ remotes }: Variant): readonly ShellBuild[] => {
  const chosen = remotes.get(SHELL);
  if (chosen === undefined) return [];
  const fallbacks = chosen.previous.slice(0, PREVIOUS_ON_PAGE);
  return [chosen.stable, ...fallbacks].flatMap(({ shell }) => (shell === undefined ? [] : [shell]));
};

/** Role of a version in this composition: `trial` for a canary, even a stopped one. Null if pages cannot run it. */
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

/** Facts for the page ID: the revision, the released shell, and versions that other visitors do not get. */
export const pageFactsOf = ({ revision, remotes }: Variant) => ({
  revision,
  trial: [...remotes.values()]
    .filter(({ name, why }) => why !== 'stable' || name === SHELL)
    .map(({ name, stable }) => `${name}@${stable.release.version}`),
});

/** All versions of each remote that pages may still run: live, previous, canary, or requested. */
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
