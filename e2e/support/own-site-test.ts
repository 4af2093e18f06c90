import { startOwnSite } from './own-site.ts';
import type { OwnSite } from './own-site.ts';
import { test as base } from './test.ts';

const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4390) + 1;

/** A test on a site of its worker's own, whose releases and server it may change; set back after each test. */
export const test = base.extend<{ readonly site: OwnSite }, { readonly workerSite: OwnSite }>({
  workerSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const site = await startOwnSite(FIRST_PORT + parallelIndex);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ workerSite }, use) => {
    await use(workerSite.origin);
  },
  site: async ({ workerSite }, use) => {
    await use(workerSite);
    await workerSite.reset();
  },
});

export { expect } from '@playwright/test';
