import { startLab } from '@coinlane/provider-lab';
import type { Lab } from '@coinlane/provider-lab';

import { leaksTo, VISITOR_IP } from './outgoing.ts';
import { startOwnSite } from './own-site.ts';
import { expect, test as base } from './test.ts';

/** Ports after those of the configured sites (`configured-site-test.ts`). */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4390) + 70;
/** An order takes one second from its deposit. */
const PACE = 0.1;

type LabSite = { readonly origin: string; readonly lab: Lab };

/**
 * A test on a site without the sandbox, whose orders go to the fakes of the provider lab. It fails if a provider receives
 * a fact about the visitor that is not declared.
 */
export const test = base.extend<{ readonly outgoing: null }, { readonly labSite: LabSite }>({
  labSite: [
    // Playwright reads a fixture's needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const lab = await startLab({ pace: PACE });
      const site = await startOwnSite(FIRST_PORT + parallelIndex, {
        // as for an operator, whose coins are real
        variables: {
          ...lab.environment,
          SANDBOX: 'off',
          TEST_COINS: 'off',
          TRUSTED_PROXIES: '127.0.0.1,::1',
        },
      });
      await use({ origin: site.origin, lab });
      await site.stop();
      await lab.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  outgoing: [
    async ({ labSite: { lab } }, use) => {
      lab.forget();
      const before = lab.book.all().length;
      await use(null);
      expect(leaksTo(lab.received(), lab.book.all().slice(before)), 'what providers received').toEqual([]);
    },
    { auto: true },
  ],
  // the site trusts the proxy of the test, as it would that of an operator
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': VISITOR_IP });
  },
  baseURL: async ({ labSite }, use) => {
    await use(labSite.origin);
  },
});

export { expect } from '@playwright/test';
