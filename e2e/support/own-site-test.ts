import { E2E_PORT } from './data-dir.ts';
import { startOwnSite } from './own-site.ts';
import type { OwnSite } from './own-site.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';
import type { Variant } from '../../tools/site/remote-variant.ts';
import { test as base } from './test.ts';

const FIRST_PORT = E2E_PORT + 1;

type TestFixtures = {
  /** Site of the worker on which only the built releases are live. */
  readonly site: OwnSite;
  /** The same site with a second version of mfe-listing live, and the built one as its previous version. */
  readonly secondVersion: Variant;
};

type WorkerFixtures = {
  /** Additional variables of the server. A file that sets them gets a separate site. */
  readonly siteVariables: Readonly<Record<string, string>>;
  readonly workerSite: OwnSite;
  readonly preparedVariant: Variant;
};

/** A test on the site of its worker, whose releases and server it may change. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteVariables: [{}, { option: true, scope: 'worker' }],
  workerSite: [
    async ({ siteVariables }, use, { parallelIndex }) => {
      const site = await startOwnSite(FIRST_PORT + parallelIndex, { variables: siteVariables });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 240_000 },
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
