import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { addSupplements } from './add-supplements.ts';
import type { ArtifactStore } from './artifact-store.ts';
import { createHistoryCheck } from './history-check.ts';
import type { HistoryCheck } from './history-check.ts';
import { readLastGood, writeLastGood } from './last-good.ts';
import type { LastGood } from './last-good.ts';
import { loadComposition } from './live-remotes.ts';
import type { LiveRemotes } from './live-remotes.ts';
import { loadRelease } from './load-release.ts';
import type { LoadedRelease } from './load-release.ts';
import { createReleaseCache } from './release-cache.ts';
import type { ReleaseCache } from './release-cache.ts';
import type { Composition, Release, ReleaseSource } from './release-source.ts';
import { createServedState } from './served-state.ts';
import type { ServedState } from './served-state.ts';
import type { ShellBuild } from './shell-build.ts';

/**
 * A poll requests one file, that of the next revision. Every 5 s, the newest revision is read and compared by its
 * hash.
 */
const POLL_MS = 500;
const FULL_POLL_EVERY = 10;
/** Maximum delay of a start or stop by a store that does not reply. */
const NO_ANSWER_MS = 1500;
const NO_ANSWER_YET = 'the ledger has not replied yet';

export type CompositionWatch = {
  /** Served composition. Null before the first one. */
  readonly current: () => LiveRemotes | null;
  /** Reasons why the newest revision is not fully served. */
  readonly problems: () => readonly string[];
  /** Time of the last successful read of the ledger, in milliseconds. Null before the first. */
  readonly readAtMs: () => number | null;
  /** Reads the ledger now. Resolves when the result is served. */
  readonly notify: () => Promise<void>;
  /** Loads a requested version, verifies it, and stores its files temporarily. Rejects with an error message. */
  readonly load: (name: string, version: string) => Promise<LoadedRelease>;
  readonly start: () => Promise<void>;
  /** Resolves when the current poll has ended (at most 1.5 s). After that, nothing is written to the data folder. */
  readonly stop: () => Promise<void>;
};

/** Facts about the shell of a server. */
type OwnShell = Pick<ShellBuild, 'version' | 'contract' | 'lazyFiles' | 'messages'>;

type Settings = {
  readonly source: ReleaseSource;
  readonly artifacts: ArtifactStore;
  readonly dataDir: string;
  readonly log: (problem: string) => void;
  /** Shell of this server. Without it, pages contain all translations and hashes. */
  readonly shell?: OwnShell;
};

type Parts = Settings & {
  readonly cache: ReleaseCache;
  readonly state: ServedState;
  readonly history: HistoryCheck;
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const lastGoodPath = ({ dataDir }: Settings): string => join(dataDir, 'last-good.json');

const loaderOf =
  ({ source, artifacts, cache, state, shell }: Parts, known: readonly Release[]) =>
  async (name: string, version: string): Promise<LoadedRelease> => {
    const loaded = state.loaded(name, version);
    if (loaded !== undefined) return loaded;
    const cachedRelease = known.find((release) => release.name === name && release.version === version);
    const release = cachedRelease ?? (await source.release(name, version));
    return loadRelease(release, { cache, artifacts, contract: shell?.contract });
  };

/** Serves a composition if it is complete, or if nothing better is available. */
const take = async (
  parts: Parts,
  { composition, releases }: LastGood,
  met: readonly string[],
): Promise<LastGood | null> => {
  const { state } = parts;
  const loaded = await loadComposition(composition, loaderOf(parts, releases));
  await addSupplements(loaded.live, parts.shell);
  if (loaded.isWhole || state.live() === null) state.serve(loaded.live);
  state.say([...met, ...loaded.live.problems]);
  return loaded.isWhole ? { composition, releases: loaded.releases } : null;
};

/** Checks which cached releases are still trusted, and returns the problems of the others. */
const stillTrusted = ({ source }: Parts, cached: readonly Release[]) => {
  const problems: string[] = [];
  const releases = cached.flatMap((release) => {
    try {
      return [source.verify?.(release) ?? release];
    } catch (error) {
      problems.push(wordsOf(error));
      return [];
    }
  });
  return { releases, problems };
};

/** Serves the last good composition, unless the ledger was faster. */
const takeLastGood = async (parts: Parts, lastGood: LastGood): Promise<void> => {
  const { state } = parts;
  const { releases, problems } = stillTrusted(parts, lastGood.releases);
  const loaded = await loadComposition(lastGood.composition, loaderOf(parts, releases));
  await addSupplements(loaded.live, parts.shell);
  if (state.live() !== null) return;
  state.serve(loaded.live);
  const met = state.problems().length > 0 ? state.problems() : [NO_ANSWER_YET];
  state.say([...new Set([...met, ...problems, ...loaded.live.problems])]);
};

const keep = async (parts: Parts, lastGood: LastGood): Promise<void> => {
  try {
    await parts.cache.prune([...lastGood.releases, ...parts.state.asked()]);
    const { environment } = parts.source;
    await writeLastGood(lastGoodPath(parts), {
      ...lastGood,
      ...(environment !== undefined && { environment }),
    });
  } catch (error) {
    parts.log(`saving the last good revision failed: ${wordsOf(error)}`);
  }
};

const isServed = ({ revision, hash }: Composition, problem: string | null, state: ServedState): boolean => {
  const live = state.live();
  const isSame = revision === live?.revision && hash === live.hash;
  return isSame && problem === null && state.problems().length === 0;
};

/** `before`: the composition that an earlier process served with this data folder. */
const serveNewest = async (parts: Parts, before: Composition | null = null): Promise<void> => {
  const { composition, problem } = await parts.source.newest();
  if (isServed(composition, problem, parts.state)) return;
  // a refused newer revision explains the difference
  const report =
    problem === null ? await parts.history.compare(parts.state.live() ?? before, composition) : undefined;
  const lastGood = await take(parts, { composition, releases: [] }, problem === null ? [] : [problem]);
  report?.();
  if (lastGood !== null) await keep(parts, lastGood);
};

/** Whether nothing needs to be done: there are no problems, and no newer revision. */
const isUpToDate = async ({ source, state }: Parts): Promise<boolean> => {
  const revision = state.live()?.revision;
  if (revision === undefined || state.problems().length > 0) return false;
  return (await source.hasRevision?.(revision + 1)) === false;
};

/** Loads each version only once at a time. Restores files that a new revision removed in the meantime. */
const createAsking = (parts: Parts): CompositionWatch['load'] => {
  const loading = new Map<string, Promise<LoadedRelease>>();
  const { artifacts, state, source } = parts;
  const ports = { ...parts, contract: parts.shell?.contract };
  const ask = async (name: string, version: string): Promise<LoadedRelease> => {
    const release = await source.release(name, version);
    let loaded = await loadRelease(release, ports);
    if (artifacts.get(loaded.pinned.entry.url) === undefined) loaded = await loadRelease(release, ports);
    state.keep(loaded);
    return loaded;
  };
  return (name, version) => {
    const known = state.loaded(name, version);
    if (known !== undefined) return Promise.resolve(known);
    const key = `${name}@${version}`;
    const pending = loading.get(key) ?? ask(name, version).finally(() => loading.delete(key));
    loading.set(key, pending);
    return pending;
  };
};

/** Follows the ledger, twice a second. Keeps the last good revision in memory and on disk. */
export const watchComposition = (settings: Settings): CompositionWatch => {
  const cache = createReleaseCache(join(settings.dataDir, 'cache', 'releases'), settings.source);
  const state = createServedState(settings);
  const history = createHistoryCheck(settings.source, settings.log);
  const parts: Parts = { ...settings, cache, state, history };
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | null = null;
  let isStopped = false;
  let readAtMs: number | null = null;
  let polls = 0;

  const once = (work: () => Promise<void>): Promise<void> => {
    polling ??= work()
      .then(() => {
        readAtMs = Date.now();
      })
      .catch((error: unknown) => state.say([`reading the ledger failed: ${wordsOf(error)}`]))
      .finally(() => {
        polling = null;
      });
    return polling;
  };
  /** A read that has already started may miss what the caller wrote. */
  const notify = (): Promise<void> => {
    const read = (): Promise<void> => (isStopped ? Promise.resolve() : once(() => serveNewest(parts)));
    return polling === null ? read() : polling.then(read);
  };
  const pollOnce = async (): Promise<void> => {
    polls += 1;
    if (polls % FULL_POLL_EVERY === 0 || !(await isUpToDate(parts))) await serveNewest(parts);
  };

  const poll = (): void => {
    if (!isStopped) timer = setTimeout(() => void once(pollOnce).finally(poll), POLL_MS).unref();
  };

  return {
    current: state.live,
    problems: () => [...history.problems(), ...state.problems()],
    readAtMs: () => readAtMs,
    notify,
    load: createAsking(parts),
    start: async () => {
      const lastGood = await readLastGood(lastGoodPath(settings), settings.source.environment);
      const firstPoll = once(() => serveNewest(parts, lastGood?.composition));
      await Promise.race([firstPoll, wait(NO_ANSWER_MS, undefined, { ref: false })]);
      await (lastGood === null || state.live() !== null ? firstPoll : takeLastGood(parts, lastGood));
      poll();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([polling, wait(NO_ANSWER_MS, undefined, { ref: false })]);
    },
  };
};
