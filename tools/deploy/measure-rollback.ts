import { rm } from 'node:fs/promises';

import { SHELL } from '@coinlane/release-ledger';
import type { RemoteVersion, Store } from '@coinlane/release-ledger';

import { fromRoot } from '../webpack/paths.ts';
import { makeVariant } from '../site/remote-variant.ts';
import { openStore, promoteBuilds, publishBuild } from './cluster/fill-store.ts';
import { startCluster } from './cluster/start-cluster.ts';
import type { Cluster, ClusterPlan } from './cluster/start-cluster.ts';
import { measureOneRollback } from './measure-one-rollback.ts';
import type { RollbackTimes } from './measure-one-rollback.ts';
import { summarise } from './percentiles.ts';

/**
 * `npm run measure:rollback -- [runs] [remote]`: measures a rollback of a remote, or of the shell, on two servers
 * behind nginx. Fails above the limits.
 */

const RUNS = Number(process.argv[2] ?? 50);
const FIRST_PORT = Number(process.env['MEASURE_PORT'] ?? 4480);
const REMOTE = process.argv[3] ?? 'mfe-listing';
/** Limits of the 95th percentile, for the append and for the whole rollback. */
const LIMITS_MS = { append: 50, seen: 2000 };

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Returns the live version. A cluster starts with the shell of its servers, so the built shell is promoted first. */
const firstVersion = async ({ remotes }: Cluster, store: Store): Promise<RemoteVersion> => {
  if (REMOTE === SHELL) {
    const built = await publishBuild(store, fromRoot(SHELL, 'dist'));
    await promoteBuilds(store, [built]);
    return built;
  }
  const found = remotes.find(({ remote }) => remote === REMOTE);
  if (found === undefined) throw new Error(`${REMOTE} is not built`);
  return found;
};

const measure = async (store: ClusterPlan['store'], folder: string): Promise<readonly RollbackTimes[]> => {
  const cluster = await startCluster({ store, firstPort: FIRST_PORT });
  try {
    const opened = openStore(cluster.store);
    const before = await firstVersion(cluster, opened);
    const after = await publishBuild(opened, folder);
    const times: RollbackTimes[] = [];
    while (times.length < RUNS) times.push(await measureOneRollback(cluster, opened, { before, after }));
    return times;
  } finally {
    await cluster.stop();
  }
};

/** Prints a row of the table. Returns whether it is within its limit. */
const report = (store: string, what: string, values: readonly number[], limitMs: number | null): boolean => {
  const { p50, p95, max } = summarise(values);
  const ratio = limitMs === null ? '' : `${(p95 / limitMs).toFixed(2)} of ${String(limitMs)} ms`;
  const cells = [p50, p95, max].map((each) => each.toFixed(0).padStart(7));
  say(`${store.padEnd(8)}${what.padEnd(36)}${cells.join('')}   ${ratio}`);
  return limitMs === null || p95 <= limitMs;
};

const variant = await makeVariant(REMOTE, 'measured');
const verdicts: boolean[] = [];
say(`${String(RUNS)} rollbacks of ${REMOTE} each, two servers behind nginx; milliseconds`);
say(`${'store'.padEnd(8)}${''.padEnd(36)}    p50    p95    max   p95 to its limit`);
for (const store of ['folder', 's3'] as const) {
  const times = await measure(store, variant.folder);
  verdicts.push(
    report(
      store,
      'append of a revision',
      times.map(({ append }) => append),
      LIMITS_MS.append,
    ),
    report(
      store,
      'the command, start to end',
      times.map(({ command }) => command),
      null,
    ),
    report(
      store,
      'command start to the page before',
      times.map(({ seen }) => seen),
      LIMITS_MS.seen,
    ),
  );
}
await rm(variant.folder, { recursive: true, force: true });
const isWithin = verdicts.every(Boolean);
say(isWithin ? 'within the limits' : 'ABOVE THE LIMITS');
process.exitCode = isWithin ? 0 : 1;
