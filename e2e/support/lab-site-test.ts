import { startLab } from '@coinlane/provider-lab';
import type { Lab } from '@coinlane/provider-lab';

import { startOwnSite } from './own-site.ts';
import { test as base } from './test.ts';

/** Ports after those of the configured sites (`configured-site-test.ts`). */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4390) + 70;
/** An order takes one second from its deposit. */
const PACE = 0.1;

type LabSite = { readonly origin: string; readonly lab: Lab };

/** A test on a site without the sandbox, whose orders go to the fakes of the provider lab. */
export const test = base.extend<object, { readonly labSite: LabSite }>({
  labSite: [
    // Playwright reads a fixture's needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const lab = await startLab({ pace: PACE });
      const site = await startOwnSite(FIRST_PORT + parallelIndex, {
        variables: { ...lab.environment, SANDBOX: 'off' },
      });
      await use({ origin: site.origin, lab });
      await site.stop();
      await lab.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ labSite }, use) => {
    await use(labSite.origin);
  },
});

export { expect } from '@playwright/test';
