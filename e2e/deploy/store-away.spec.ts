import type { ClusterServer } from '../../tools/deploy/cluster/start-shell-server.ts';
import { expect, test } from './support/cluster-test.ts';

/** The time that a store's timeout and a poll can take on a busy machine. */
const PATIENCE_MS = 40_000;

const statusesOf =
  (servers: readonly ClusterServer[]) => async (): Promise<readonly (string | undefined)[]> =>
    Promise.all(servers.map(async (server) => (await server.readiness())?.status));

test(
  'without the store both servers continue to serve, even a new one, and report it; commands fail with a message',
  {
    tag: '@long',
  },
  async ({ cluster }) => {
    const [first] = cluster.servers;
    const statuses = statusesOf(cluster.servers);
    const status = async (path: string): Promise<number> => (await fetch(`${cluster.origin}${path}`)).status;

    await test.step('When the bucket cannot be reached, both are degraded and give the reason', async () => {
      await cluster.store.close();
      await expect.poll(statuses, { timeout: PATIENCE_MS }).toEqual(['degraded', 'degraded']);
      expect((await first?.readiness())?.reasons.join()).toMatch(/reading the ledger failed/);
    });
    await test.step('Then pages are served', async () => {
      for (const path of ['/exchange', '/currencies', '/de/blog']) expect(await status(path)).toBe(200);
    });
    await test.step('and a command reports the cause and changes nothing', async () => {
      const { exitCode, errors } = await cluster.ledger('rollback', 'mfe-listing', '--by', 'e2e');
      expect(exitCode).not.toBe(0);
      expect(errors).toMatch(/s3:\/\/.+(refused|reach|connect)/i);
    });
    await test.step('and a server that starts now serves the last known revision', async () => {
      await first?.stop();
      await first?.start();
      expect((await first?.readiness())?.status).toBe('degraded');
      expect((await fetch(`${first?.origin ?? ''}/exchange`)).status).toBe(200);
    });
    await test.step('When it is back, everything recovers automatically', async () => {
      await cluster.store.open();
      await expect.poll(statuses, { timeout: PATIENCE_MS }).toEqual(['ready', 'ready']);
      expect((await cluster.ledger('status')).exitCode).toBe(0);
    });
  },
);
