import type { RemoteManifest } from '@coinlane/shared-contracts/lifecycle';

/** Query keys of the table's state (`domain/listing-page/table-state.ts`). */
const TABLE = ['q', 'sort', 'page', 'fiat', 'view'];

/** Routes with the query keys that each of them reads. */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/currencies': TABLE,
  '/currencies/:link': TABLE,
  '/currencies/:fromLink/:toLink': TABLE,
  '/buy/:link': TABLE,
  '/buy/:fiatLink/:coinLink': TABLE,
  '/from-:link': [],
  '/all-currencies-buy': TABLE,
  '/all-currencies-exchange': [],
};

/** Metadata of the remote for the shell and the release ledger. */
export const manifest: RemoteManifest = {
  name: 'mfe-listing',
  routes: Object.keys(ROUTES),
  namespace: 'listing',
  eventsProduced: ['listing/pair-picked@1'],
  eventsConsumed: [],
  blocks: [],
  queries: ROUTES,
};
