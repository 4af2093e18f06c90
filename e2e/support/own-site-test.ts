import { E2E_PORT } from './data-dir.ts';
import { startOwnSite } from './own-site.ts';
import type { OwnSite } from './own-site.ts';
import { makeVariant } from './remote-variant.ts';
import type { Variant } from './remote-variant.ts';
import { test as base } from './test.ts';

const FIRST_PORT = E2E_PORT + 1;

type TestFixtures = {
  /** The worker's site with nothing but the built releases live. */
  readonly site: OwnSite;
  /** The same site where a second version of mfe-listing is live and the built one is the version before it. */
  readonly secondVersion: Variant;
};

type WorkerFixtures = {
  /** More variables of the server: a file that sets them has a site apart from the other files. */
  readonly siteVariables: Readonly<Record<string, string>>;
  readonly workerSite: OwnSite;
  readonly preparedVariant: Variant;
};

/** A test on a site of its worker's own, whose releases and server it may change. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteVariables: [{}, { option: true, scope: 'worker' }],
  workerSite: [
    async ({ siteVariables }, use, { parallelIndex }) => {
      const site = await startOwnSite(FIRST_PORT + parallelIndex, { variables: siteVariables });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  preparedVariant: [
    // Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      await use(await makeVariant('mfe-listing', 'second'));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ workerSite }, use) => {
    await use(workerSite.origin);
  },
  site: async ({ workerSite }, use) => {
    await workerSite.reset();
    await use(workerSite);
  },
  secondVersion: async ({ workerSite, preparedVariant }, use) => {
    await workerSite.release(preparedVariant);
    await use(preparedVariant);
  },
});

export { expect } from '@playwright/test';
