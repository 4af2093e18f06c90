import type { RemoteManifest } from '@coinlane/shared-contracts/lifecycle';

/** The facts about this remote for the shell and the release ledger. */
export const manifest: RemoteManifest = {
  name: 'mfe-swap',
  routes: ['/swap', '/swap/txs/:swapId', '/swap/:tokenSlug', '*/swap/ava', '*/swap/trvl'],
  namespace: 'swap',
  eventsProduced: [],
  eventsConsumed: [],
  queries: {
    '/swap': [],
    '/swap/:tokenSlug': [],
    '*/swap/ava': [],
    '*/swap/trvl': [],
  },
  blocks: ['swap-stepper', 'swap-page', 'tokens-dropdown-list'],
};
