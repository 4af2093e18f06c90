import type { ArtifactStore } from './artifact-store.ts';
import { releasesOf } from './live-remotes.ts';
import type { LiveRemotes } from './live-remotes.ts';
import { urlOf } from './load-release.ts';
import type { LoadedRelease } from './load-release.ts';
import type { Release } from './release-source.ts';

/** What is served at this moment, and what is wrong with it. */
export type ServedState = {
  readonly live: () => LiveRemotes | null;
  readonly problems: () => readonly string[];
  /** A version that is served and whole; undefined when it has to be loaded. */
  readonly loaded: (name: string, version: string) => LoadedRelease | undefined;
  /** Nothing is swept here: another revision may be loading at this moment, and its files are on the shelf already. */
  readonly serve: (live: LiveRemotes) => void;
  /**
   * Keeps a version somebody asked for, the last 24 of them; beyond that the longest unused goes. So is kept what a new
   * revision no longer names: open pages still fetch lazy files of it.
   */
  readonly keep: (asked: LoadedRelease) => void;
  /** Versions kept though no revision that is served names them. */
  readonly asked: () => readonly Release[];
  readonly say: (problems: readonly string[]) => void;
};

const MAX_KEPT = 24;

const keyOf = (name: string, version: string): string => `${name}@${version}`;

const keyIn = ({ release }: LoadedRelease): string => keyOf(release.name, release.version);

const urlsOf = (release: Release): readonly string[] =>
  Object.keys(release.files).map((path) => urlOf(release, path));

/** Nothing served yet. `log` hears a problem once, however long it lasts. */
export const createServedState = (artifacts: ArtifactStore, log: (problem: string) => void): ServedState => {
  let served: LiveRemotes | null = null;
  let problems: readonly string[] = [];
  let loaded: ReadonlyMap<string, LoadedRelease> = new Map();
  const asked = new Map<string, LoadedRelease>();

  const keep = (release: LoadedRelease): void => {
    asked.delete(keyIn(release));
    asked.set(keyIn(release), release);
  };

  const letGo = (): void => {
    const [oldest] = asked.values();
    if (oldest === undefined || asked.size <= MAX_KEPT) return;
    asked.delete(keyIn(oldest));
    if (loaded.has(keyIn(oldest))) return;
    const gone = new Set(urlsOf(oldest.release));
    artifacts.keepOnly((urlPath) => !gone.has(urlPath));
  };

  return {
    live: () => served,
    problems: () => problems,
    loaded: (name, version) => {
      const key = keyOf(name, version);
      const kept = asked.get(key);
      if (kept !== undefined) keep(kept);
      const found = loaded.get(key) ?? kept;
      return found?.problems.length === 0 ? found : undefined;
    },
    serve: (live) => {
      const releases = [...live.remotes.values()].flatMap(releasesOf);
      served = live;
      const leaving = [...loaded.values()];
      loaded = new Map(releases.map((each) => [keyIn(each), each] as const));
      for (const each of leaving) {
        if (loaded.has(keyIn(each))) continue;
        keep(each);
        letGo();
      }
    },
    keep: (release) => {
      keep(release);
      letGo();
    },
    asked: () => [...asked.values()].map(({ release }) => release),
    say: (now) => {
      for (const problem of now) if (!problems.includes(problem)) log(problem);
      problems = now;
    },
  };
};
