import { startChainLab } from '@coinlane/provider-lab/chains';
import type { ChainLab } from '@coinlane/provider-lab/chains';

import { startOwnSite } from './own-site.ts';
import { test as base } from './test.ts';

/** Ports after those of the lab's sites (`lab-site-test.ts`). */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4390) + 90;

type ChainSite = { readonly origin: string; readonly lab: ChainLab };

/** A test on a site as of `npm start -- --chains`: orders are paid by transactions of local chains. */
export const test = base.extend<object, { readonly chainSite: ChainSite }>({
  chainSite: [
    // Playwright reads a fixture's needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const lab = await startChainLab({ blockMs: 500, everyMs: 250 });
      const site = await startOwnSite(FIRST_PORT + parallelIndex, {
        variables: { ...lab.environment, SANDBOX: 'off' },
      });
      await use({ origin: site.origin, lab });
      await site.stop();
      await lab.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ chainSite }, use) => {
    await use(chainSite.origin);
  },
});

export { expect } from '@playwright/test';
