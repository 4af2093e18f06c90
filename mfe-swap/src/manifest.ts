import type { RemoteManifest } from '@coinlane/shared-contracts/lifecycle';

/** Routes whose pages read no query parameter. */
const PAGES = ['/swap', '/swap/:tokenSlug', '*/swap/ava', '*/swap/trvl'];

/** Metadata of the remote for the shell and the release ledger. */
export const manifest: RemoteManifest = {
  name: 'mfe-swap',
  routes: [...PAGES, '/swap/txs/:swapId'],
  namespace: 'swap',
  eventsProduced: [],
  eventsConsumed: [],
  queries: Object.fromEntries(PAGES.map((path) => [path, []])),
  blocks: ['swap-stepper', 'swap-page', 'tokens-dropdown-list'],
};
