import type { Pin } from '@coinlane/shared-contracts/lifecycle';

import type { LoadedRelease } from './load-release.ts';
import type { Composition, Release } from './release-source.ts';

/** A remote as it is served now. */
export type LiveRemote = {
  readonly name: string;
  readonly stable: LoadedRelease;
  /** Newest first. */
  readonly previous: readonly LoadedRelease[];
};

/** Everything a page is composed from; replaced as a whole, so that a page never mixes revisions. */
export type LiveRemotes = {
  readonly revision: number;
  readonly remotes: ReadonlyMap<string, LiveRemote>;
  readonly pins: readonly Pin[];
  /** What is wrong, though it is served. */
  readonly problems: readonly string[];
};

const PREVIOUS_ON_PAGE = 1;

const pinOf = ({ name, stable, previous }: LiveRemote): Pin => ({
  name,
  namespace: stable.release.namespace,
  why: 'stable',
  stable: stable.pinned,
  previous: previous.slice(0, PREVIOUS_ON_PAGE).map(({ pinned }) => pinned),
});

/** Finds a release and loads it; rejects with words. */
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
            `${name}@${versions[index] ?? ''} cannot be served: ${outcome.reason instanceof Error ? outcome.reason.message : String(outcome.reason)}`,
          ]
        : [],
    ),
    isStable: outcomes[0]?.status === 'fulfilled',
  };
};

/**
 * Loads a whole composition. A remote whose stable version cannot be loaded falls back to its newest previous one that
 * can; `isWhole` says whether every stable version is there.
 */
export const loadComposition = async (
  { revision, remotes }: Composition,
  load: LoadVersion,
): Promise<{
  readonly live: LiveRemotes;
  readonly isWhole: boolean;
  readonly releases: readonly Release[];
}> => {
  const tried = await Promise.all(
    Object.entries(remotes).map(async ([name, { stable, previous }]) => ({
      name,
      ...(await tryVersions(name, [stable, ...previous], load)),
    })),
  );
  const live = tried.flatMap(({ name, loaded: [stable, ...previous] }): readonly LiveRemote[] =>
    stable === undefined ? [] : [{ name, stable, previous }],
  );
  const loaded = live.flatMap(({ stable, previous }) => [stable, ...previous]);
  return {
    live: {
      revision,
      remotes: new Map(live.map((remote) => [remote.name, remote])),
      pins: live.map(pinOf),
      problems: [...tried.flatMap(({ problems }) => problems), ...loaded.flatMap(({ problems }) => problems)],
    },
    isWhole: tried.every(({ isStable }) => isStable),
    releases: loaded.map(({ release }) => release),
  };
};
