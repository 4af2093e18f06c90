import { startChainLab } from '@coinlane/provider-lab/chains';
import type { ChainLab } from '@coinlane/provider-lab/chains';

import { startOwnSite } from './own-site.ts';
import { test as base } from './test.ts';

/** Ports after those of the lab's sites (`lab-site-test.ts`). */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4390) + 90;

type ChainSite = {
  readonly origin: string;
  readonly lab: ChainLab;
  /** Kills the server, and starts another one on its data after some work. */
  readonly kill: (meanwhile: () => Promise<void>) => Promise<void>;
};

type ChainOptions = {
  /** Milliseconds between blocks. Null: the test mines. */
  readonly blockMs: number | null;
};

/** A test on a site as of `npm start -- --chains`: orders are paid by transactions of local chains. */
export const test = base.extend<object, ChainOptions & { readonly chainSite: ChainSite }>({
  blockMs: [500, { option: true, scope: 'worker' }],
  chainSite: [
    async ({ blockMs }, use, { parallelIndex }) => {
      const lab = await startChainLab({ blockMs, everyMs: 250 });
      const variables = { ...lab.environment, SANDBOX: 'off' };
      const site = await startOwnSite(FIRST_PORT + parallelIndex, { variables });
      const kill: ChainSite['kill'] = async (meanwhile) => {
        await site.end('SIGKILL');
        await meanwhile();
        await site.restart({ variables });
      };
      await use({ origin: site.origin, lab, kill });
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
