import type { LoadedRelease } from './load-release.ts';
import type { Composition, Release } from './release-source.ts';

/** A remote as it is served now. */
export type LiveRemote = {
  readonly name: string;
  readonly stable: LoadedRelease;
  /** Newest first. */
  readonly previous: readonly LoadedRelease[];
  /** On trial; kept at 0 % for those who have it open. Null where there is none, or none that can be loaded. */
  readonly canary: LiveCanary | null;
};

export type LiveCanary = {
  readonly loaded: LoadedRelease;
  readonly percent: number;
  readonly salt: string;
};

/** Everything a page is composed from; replaced as a whole, so that a page never mixes revisions. */
export type LiveRemotes = {
  readonly revision: number;
  /** SHA-256 of the revision's file, if the source has one. */
  readonly hash?: string;
  readonly remotes: ReadonlyMap<string, LiveRemote>;
  /** What is wrong, though it is served. */
  readonly problems: readonly string[];
};

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

type Trial = { readonly canary: LiveCanary | null; readonly problems: readonly string[] };

/** A canary that cannot be loaded costs only itself; one that is for nobody is no problem either. */
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

/** Every release that a page of this composition may load. */
export const releasesOf = ({ stable, previous, canary }: LiveRemote): readonly LoadedRelease[] => [
  stable,
  ...previous,
  ...(canary === null ? [] : [canary.loaded]),
];

/**
 * Loads a whole composition. A remote whose stable version cannot be loaded falls back to its newest previous one that
 * can; `isWhole` says whether every stable version is there.
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
    Object.entries(remotes).map(async ([name, { stable, previous, canary }]) => {
      const [versions, trial] = await Promise.all([
        tryVersions(name, [stable, ...previous], load),
        tryCanary(name, canary, load),
      ]);
      return { ...versions, name, canary: trial.canary, problems: [...versions.problems, ...trial.problems] };
    }),
  );
  const live = tried.flatMap(({ name, loaded: [stable, ...previous], canary }): readonly LiveRemote[] =>
    stable === undefined ? [] : [{ name, stable, previous, canary }],
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
