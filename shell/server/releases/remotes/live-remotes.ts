import { rolloutOf, SHELL } from '@coinlane/release-ledger';
import type { RolloutState } from '@coinlane/release-ledger';

import type { LoadedRelease } from './load-release.ts';
import type { Composition, Release } from './release-source.ts';
import type { ShellBuild } from './shell-build.ts';

/** Served versions of a remote. */
export type LiveRemote = {
  readonly name: string;
  readonly stable: LoadedRelease;
  /** Newest first. */
  readonly previous: readonly LoadedRelease[];
  /** Canary. At 0 % it is kept for open pages. Null: no canary, or it failed to load. */
  readonly canary: LiveCanary | null;
  /** Rollout in timed steps. Also present if its last step is over. */
  readonly rollout?: RolloutState;
};

type LiveCanary = {
  readonly loaded: LoadedRelease;
  readonly percent: number;
  readonly salt: string;
};

/**
 * Composition for pages, with the shell if it was released. Replaced as a whole, so that a page never mixes revisions.
 */
export type LiveRemotes = {
  readonly revision: number;
  /** SHA-256 of the revision's file, if the source has one. */
  readonly hash?: string;
  readonly remotes: ReadonlyMap<string, LiveRemote>;
  /** Problems of the served composition. */
  readonly problems: readonly string[];
};

/** Finds and loads a release. Rejects with an error message. */
export type LoadVersion = (name: string, version: string) => Promise<LoadedRelease>;

type Tried = {
  readonly loaded: readonly LoadedRelease[];
  readonly problems: readonly string[];
  readonly isStable: boolean;
};

const tryVersions = async (name: string, versions: readonly string[], load: LoadVersion): Promise<Tried> => {
  const outcomes = await Promise.allSettled(versions.map((version) => load(name, version)));
  return {
    loaded: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    problems: outcomes.flatMap((outcome, index) =>
      outcome.status === 'rejected'
        ? [
            `${name}@${versions[index] ?? ''} failed to load: ${outcome.reason instanceof Error ? outcome.reason.message : String(outcome.reason)}`,
          ]
        : [],
    ),
    isStable: outcomes[0]?.status === 'fulfilled',
  };
};

type Trial = { readonly canary: LiveCanary | null; readonly problems: readonly string[] };

/** Loads a canary. A failure affects only the canary. At 0 % it is not even a problem. */
const tryCanary = async (
  name: string,
  canary: Composition['remotes'][string]['canary'],
  load: LoadVersion,
): Promise<Trial> => {
  if (canary === undefined) return { canary: null, problems: [] };
  const { version, percent, salt } = canary;
  const {
    loaded: [loaded],
    problems,
  } = await tryVersions(name, [version], load);
  return {
    canary: loaded === undefined ? null : { loaded, percent, salt },
    problems: percent > 0 ? problems : [],
  };
};

/** All releases that a page of this composition can load. */
export const releasesOf = ({ stable, previous, canary }: LiveRemote): readonly LoadedRelease[] => [
  stable,
  ...previous,
  ...(canary === null ? [] : [canary.loaded]),
];

/** Versions that new pages contain: stable, the canary, and the newest previous version. */
export const shownReleases = ({ stable, previous, canary }: LiveRemote): readonly LoadedRelease[] => [
  stable,
  ...(canary === null ? [] : [canary.loaded]),
  ...previous.slice(0, 1),
];

/** Released shells of new pages, stable first. Empty: pages have the shell of the server. */
export const liveShells = (live: LiveRemotes | null): readonly ShellBuild[] => {
  const released = live?.remotes.get(SHELL);
  if (released === undefined) return [];
  return shownReleases(released).flatMap(({ shell }) => (shell === undefined ? [] : [shell]));
};

/**
 * Loads a composition. If a stable version fails to load, the newest previous version that loads replaces it.
 * `isWhole`: all stable versions have loaded.
 */
export const loadComposition = async (
  { revision, hash, remotes }: Composition,
  load: LoadVersion,
): Promise<{
  readonly live: LiveRemotes;
  readonly isWhole: boolean;
  readonly releases: readonly Release[];
}> => {
  const tried = await Promise.all(
    Object.entries(remotes).map(async ([name, pin]) => {
      const { stable, previous, canary } = pin;
      const [versions, trial] = await Promise.all([
        tryVersions(name, [stable, ...previous], load),
        tryCanary(name, canary, load),
      ]);
      const rollout = rolloutOf(pin);
      return {
        ...versions,
        ...(rollout === null ? {} : { rollout }),
        name,
        canary: trial.canary,
        problems: [...versions.problems, ...trial.problems],
      };
    }),
  );
  const live = tried.flatMap(
    ({ name, loaded: [stable, ...previous], canary, rollout }): readonly LiveRemote[] =>
      stable === undefined
        ? []
        : [{ name, stable, previous, canary, ...(rollout === undefined ? {} : { rollout }) }],
  );
  const loaded = live.flatMap(releasesOf);
  return {
    live: {
      revision,
      ...(hash === undefined ? {} : { hash }),
      remotes: new Map(live.map((remote) => [remote.name, remote])),
      problems: [...tried.flatMap(({ problems }) => problems), ...loaded.flatMap(({ problems }) => problems)],
    },
    isWhole: tried.every(({ isStable }) => isStable),
    releases: loaded.map(({ release }) => release),
  };
};
