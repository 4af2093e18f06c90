import { setTimeout as wait } from 'node:timers/promises';

import { SHELL } from '@coinlane/release-ledger';
import type { RemoteVersion, Store } from '@coinlane/release-ledger';

import { promoteBuilds } from './cluster/fill-store.ts';
import type { Cluster } from './cluster/start-cluster.ts';

/** Milliseconds of one rollback. */
export type RollbackTimes = {
  /** Time in which the library appends a revision: head read, composition, creation. */
  readonly append: number;
  /** Time from the start to the end of the command. */
  readonly command: number;
  /**
   * Time from the start of the command to the first page with the previous version, after which no page shows the
   * other one.
   */
  readonly seen: number;
};

const POLL_MS = 1000;
const GLANCE_MS = 50;
/** Not compressed, because compression would only add load to the measuring machine. */
const PLAIN = { headers: { 'accept-encoding': 'identity' } };
/** Longer than nginx caches a page, so later pages are final. */
const WATCH_ON_MS = 700;
const GIVE_UP_MS = 30_000;

/**
 * Whether a page shows a version: its first file of the remote belongs to it. Later files can belong to the
 * previous version.
 */
const showsVersion = async (origin: string, { remote, version }: RemoteVersion): Promise<boolean> => {
  const html = await (await fetch(`${origin}/currencies`, PLAIN)).text();
  const folder = remote === SHELL ? '/shell/' : `/remotes/${remote}/`;
  return new RegExp(`"${folder}([^/"]+)/`).exec(html)?.[1] === version;
};

const everyServerShows = async (cluster: Cluster, live: RemoteVersion): Promise<boolean> => {
  const shown = await Promise.all(cluster.servers.map(({ origin }) => showsVersion(origin, live)));
  return shown.every(Boolean);
};

const untilEveryServerShows = async (cluster: Cluster, live: RemoteVersion): Promise<void> => {
  const endsAt = Date.now() + GIVE_UP_MS;
  while (!(await everyServerShows(cluster, live))) {
    if (Date.now() > endsAt) throw new Error(`${live.remote}@${live.version} is not shown`);
    await wait(GLANCE_MS);
  }
};

/** Time by `Date.now()` from which on all pages through nginx show `live`. */
const seenForGood = async (cluster: Cluster, live: RemoteVersion): Promise<number> => {
  await untilEveryServerShows(cluster, live);
  let seenAt: number | null = null;
  while (seenAt === null || Date.now() < seenAt + WATCH_ON_MS) {
    const isShown = await showsVersion(cluster.origin, live);
    seenAt = isShown ? (seenAt ?? Date.now()) : null;
    await wait(GLANCE_MS);
  }
  return seenAt;
};

/**
 * Promotes the newer version, waits until all pages show it, rolls it back with the command line, and measures
 * until none shows it.
 */
export const measureOneRollback = async (
  cluster: Cluster,
  store: Store,
  { before, after }: { readonly before: RemoteVersion; readonly after: RemoteVersion },
): Promise<RollbackTimes> => {
  const promotedAt = performance.now();
  await promoteBuilds(store, [after]);
  const append = performance.now() - promotedAt;
  await untilEveryServerShows(cluster, after);
  // an operator's command comes at a random time between two polls of a server
  await wait(Math.random() * POLL_MS);

  const startedAt = Date.now();
  const command = cluster.ledger('rollback', before.remote, '--by', 'measure', '--json');
  const ended = command.then(({ exitCode, out, errors }) => {
    if (exitCode !== 0) throw new Error(`the rollback failed: ${out}${errors}`);
    return Date.now() - startedAt;
  });
  const [seenAt, commandMs] = await Promise.all([seenForGood(cluster, before), ended]);
  return { append, command: commandMs, seen: seenAt - startedAt };
};
