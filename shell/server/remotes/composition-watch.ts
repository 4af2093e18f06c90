import { join } from 'node:path';

import type { ArtifactShelf } from './artifact-shelf.ts';
import { readLastGood, writeLastGood } from './last-good.ts';
import type { LastGood } from './last-good.ts';
import { loadComposition } from './live-remotes.ts';
import type { LiveRemotes } from './live-remotes.ts';
import { loadRelease, urlOf } from './load-release.ts';
import type { LoadedRelease } from './load-release.ts';
import { createReleaseCache } from './release-cache.ts';
import type { Composition, Release, ReleaseSource } from './release-source.ts';

const POLL_MS = 2000;

export type CompositionWatch = {
  /** What is served; null until a first composition is there. */
  readonly current: () => LiveRemotes | null;
  /** What keeps the newest revision from being served whole. */
  readonly problems: () => readonly string[];
  /** Looks at the ledger now; resolves when what it says is served. */
  readonly notify: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
};

type Settings = {
  readonly source: ReleaseSource;
  readonly shelf: ArtifactShelf;
  readonly dataDir: string;
  readonly log: (problem: string) => void;
};

type State = {
  live: LiveRemotes | null;
  problems: readonly string[];
  loaded: ReadonlyMap<string, LoadedRelease>;
};

const keyOf = (name: string, version: string): string => `${name}@${version}`;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What stays true however often it is looked at is logged once. */
const logNew = (before: readonly string[], now: readonly string[], log: Settings['log']): void => {
  for (const problem of now) if (!before.includes(problem)) log(problem);
};

/** Follows the ledger, every 2 s; keeps the last good revision in memory and on disk (architecture §4 "Serving"). */
export const watchComposition = ({ source, shelf, dataDir, log }: Settings): CompositionWatch => {
  const cache = createReleaseCache(join(dataDir, 'cache', 'releases'), source);
  const lastGoodPath = join(dataDir, 'last-good.json');
  const state: State = { live: null, problems: [], loaded: new Map() };
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let isStopped = false;

  const loaderOf = (known: readonly Release[]) => async (name: string, version: string): Promise<LoadedRelease> => {
    const loaded = state.loaded.get(keyOf(name, version));
    if (loaded !== undefined && loaded.problems.length === 0) return loaded;
    const kept = known.find((release) => release.name === name && release.version === version);
    return loadRelease(kept ?? (await source.release(name, version)), { cache, shelf });
  };

  const serve = (live: LiveRemotes, releases: readonly Release[]): void => {
    const loaded = [...live.remotes.values()].flatMap(({ stable, previous }) => [stable, ...previous]);
    state.live = live;
    state.loaded = new Map(loaded.map((item) => [keyOf(item.release.name, item.release.version), item]));
    const wanted = new Set(releases.flatMap((release) => Object.keys(release.files).map((path) => urlOf(release, path))));
    shelf.keepOnly((urlPath) => !urlPath.startsWith('/remotes/') || wanted.has(urlPath));
  };

  const say = (problems: readonly string[]): void => {
    logNew(state.problems, problems, log);
    state.problems = problems;
  };

  const take = async (composition: Composition, known: readonly Release[], met: readonly string[]): Promise<LastGood | null> => {
    const { live, isWhole, releases } = await loadComposition(composition, loaderOf(known));
    const isBetterThanNone = state.live === null;
    if (isWhole || isBetterThanNone) serve(live, releases);
    say([...met, ...live.problems]);
    return isWhole ? { composition, releases } : null;
  };

  const keep = async (lastGood: LastGood): Promise<void> => {
    await cache.prune(lastGood.releases);
    await writeLastGood(lastGoodPath, lastGood);
  };

  const look = async (): Promise<void> => {
    const { composition, problem } = await source.newest();
    const isServed = composition.revision === state.live?.revision && state.problems.length === 0;
    if (isServed && problem === null) return;
    const lastGood = await take(composition, [], problem === null ? [] : [problem]);
    if (lastGood !== null) await keep(lastGood).catch((error: unknown) => log(`the last good revision is not kept: ${wordsOf(error)}`));
  };

  const notify = (): Promise<void> => {
    looking ??= look()
      .catch((error: unknown) => say([`the ledger cannot be read: ${wordsOf(error)}`]))
      .finally(() => {
        looking = null;
      });
    return looking;
  };

  const poll = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => void notify().finally(poll), POLL_MS);
    timer.unref();
  };

  return {
    current: () => state.live,
    problems: () => state.problems,
    notify,
    start: async () => {
      await notify();
      const lastGood = state.live === null ? await readLastGood(lastGoodPath) : null;
      if (lastGood !== null) await take(lastGood.composition, lastGood.releases, state.problems);
      poll();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
