import { expect } from '@playwright/test';
import { join } from 'node:path';

import { startCluster } from '../../../tools/deploy/cluster/start-cluster.ts';
import type { Cluster } from '../../../tools/deploy/cluster/start-cluster.ts';
import { test as base } from '../../support/browser-test.ts';
import { DATA_DIR, E2E_PORT } from '../../support/data-dir.ts';
import { makeVariant } from '../../../tools/site/remote-variant.ts';
import type { Variant } from '../../../tools/site/remote-variant.ts';
import { watchProblems } from '../../support/page-problems.ts';
import type { PageProblems } from '../../support/page-problems.ts';

/** Above the ports of a worker's own site, five each. */
const FIRST_PORT = E2E_PORT + 60;
const PORTS_OF_WORKER = 5;

type TestFixtures = {
  /** nginx, two servers and a bucket, all running when a test starts. */
  readonly cluster: Cluster;
  readonly problems: PageProblems;
};

type WorkerFixtures = { readonly workerCluster: Cluster; readonly secondListing: Variant };

/** A test on a deployment of two servers. It belongs to the worker, so the test may stop any part of it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  workerCluster: [
    // Playwright reads a fixture's needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const cluster = await startCluster({
        store: 's3',
        compressed: join(DATA_DIR, 'cache/br'),
        firstPort: FIRST_PORT + parallelIndex * PORTS_OF_WORKER,
      });
      await use(cluster);
      await cluster.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  secondListing: [
    // Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      await use(await makeVariant('mfe-listing', 'second'));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ workerCluster }, use) => {
    await use(workerCluster.origin);
  },
  cluster: async ({ workerCluster }, use) => {
    await workerCluster.store.open();
    await Promise.all(workerCluster.servers.map((server) => server.start()));
    await expect
      .poll(
        async () => Promise.all(workerCluster.servers.map(async (each) => (await each.readiness())?.status)),
        {
          timeout: 120_000,
        },
      )
      .toEqual(workerCluster.servers.map(() => 'ready'));
    // nginx avoids servers that an earlier test stopped until their fail_timeout is over; a known visitor gets no cached page
    await expect
      .poll(
        async () =>
          (await fetch(`${workerCluster.origin}/exchange`, { headers: { cookie: 'visitor=known' } })).status,
        { timeout: 120_000 },
      )
      .toBe(200);
    await use(workerCluster);
  },
  problems: [
    async ({ context }, use) => {
      const problems = watchProblems(context);
      await use(problems);
      expect(problems.all(), 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
