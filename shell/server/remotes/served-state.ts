import type { ArtifactShelf } from './artifact-shelf.ts';
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
  readonly serve: (live: LiveRemotes) => void;
  readonly say: (problems: readonly string[]) => void;
};

const keyOf = (name: string, version: string): string => `${name}@${version}`;

const urlsOf = (release: Release): readonly string[] =>
  Object.keys(release.files).map((path) => urlOf(release, path));

const releasesOf = ({ remotes }: LiveRemotes): readonly LoadedRelease[] =>
  [...remotes.values()].flatMap(({ stable, previous }) => [stable, ...previous]);

/** Nothing served yet. `log` hears a problem once, however long it lasts. */
export const createServedState = (shelf: ArtifactShelf, log: (problem: string) => void): ServedState => {
  let served: LiveRemotes | null = null;
  let problems: readonly string[] = [];
  let loaded: ReadonlyMap<string, LoadedRelease> = new Map();
  return {
    live: () => served,
    problems: () => problems,
    loaded: (name, version) => {
      const found = loaded.get(keyOf(name, version));
      return found?.problems.length === 0 ? found : undefined;
    },
    serve: (live) => {
      const releases = releasesOf(live);
      served = live;
      loaded = new Map(
        releases.map((each) => [keyOf(each.release.name, each.release.version), each] as const),
      );
      const wanted = new Set(releases.flatMap(({ release }) => urlsOf(release)));
      shelf.keepOnly((urlPath) => !urlPath.startsWith('/remotes/') || wanted.has(urlPath));
    },
    say: (now) => {
      for (const problem of now) if (!problems.includes(problem)) log(problem);
      problems = now;
    },
  };
};
