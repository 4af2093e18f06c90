import type { ArtifactStore } from './artifact-store.ts';
import { releasesOf } from './live-remotes.ts';
import type { LiveRemotes } from './live-remotes.ts';
import { urlOf } from './load-release.ts';
import type { LoadedRelease } from './load-release.ts';
import type { Release } from './release-source.ts';
import { shellFileOf } from './shell-file.ts';
import { isSupplementFor } from './supplements.ts';

/** Served composition, with its problems. */
export type ServedState = {
  readonly live: () => LiveRemotes | null;
  readonly problems: () => readonly string[];
  /** A served, complete version. Undefined if it must be loaded. */
  readonly loaded: (name: string, version: string) => LoadedRelease | undefined;
  /**
   * Serves a composition. Removes no files, because the files of another revision that is still loading are
   * already stored.
   */
  readonly serve: (live: LiveRemotes) => void;
  /**
   * Keeps a requested version. Above 24, the longest unused one is removed. Also keeps versions that a new
   * revision no longer contains, because open pages still load their lazy files.
   */
  readonly keep: (asked: LoadedRelease) => void;
  /** Versions that are kept although no served revision contains them. */
  readonly asked: () => readonly Release[];
  readonly say: (problems: readonly string[]) => void;
};

const MAX_KEPT = 24;

const keyOf = (name: string, version: string): string => `${name}@${version}`;

const keyIn = ({ release }: LoadedRelease): string => keyOf(release.name, release.version);

type Settings = {
  readonly artifacts: ArtifactStore;
  /** Receives each problem once. */
  readonly log: (problem: string) => void;
  /** Shell of this server. Its files stay, even if the same version is a release that is no longer needed. */
  readonly shell?: { readonly version: string };
};

/** Creates an empty state. */
export const createServedState = ({ artifacts, log, shell }: Settings): ServedState => {
  const ownFolder = shell === undefined ? null : shellFileOf(shell.version, '');
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
    const folderUrl = urlOf(oldest.release, '');
    if (folderUrl === ownFolder) return;
    const { version, shell: released } = oldest.release;
    artifacts.keepOnly(
      (urlPath) =>
        !urlPath.startsWith(folderUrl) && (released === undefined || !isSupplementFor(urlPath, version)),
    );
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
