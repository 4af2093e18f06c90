import type { Cluster } from '../../../tools/deploy/cluster/start-cluster.ts';
import { expect } from './cluster-test.ts';

/** Ten times the limit of the product, which `npm run measure:rollback` checks on a quiet machine. */
export const PATIENCE_MS = 20_000;

/** Resolves when every server serves the revision. */
export const untilServed = async (cluster: Cluster, revision: number): Promise<void> => {
  await expect
    .poll(async () => Promise.all(cluster.servers.map(async (each) => (await each.readiness())?.revision)), {
      timeout: PATIENCE_MS,
    })
    .toEqual(cluster.servers.map(() => revision));
};

/** Number of the revision that a command of the ledger wrote, from its JSON. */
export const revisionIn = (out: string): number => {
  const told: unknown = JSON.parse(out);
  const revision: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, 'revision') : null;
  const rev: unknown =
    typeof revision === 'object' && revision !== null ? Reflect.get(revision, 'rev') : undefined;
  if (typeof rev !== 'number') throw new Error(`no revision in ${out}`);
  return rev;
};
