import type { RemoteManifest } from '@coinlane/shared-contracts/lifecycle';

/** What the shell and the release ledger know about this remote. */
export const manifest: RemoteManifest = {
  name: 'mfe-listing',
  routes: [
    '/currencies',
    '/currencies/:link',
    '/currencies/:fromLink/:toLink',
    '/buy/:link',
    '/buy/:fiatLink/:coinLink',
    '/from-:link',
    '/all-currencies-buy',
    '/all-currencies-exchange',
  ],
  namespace: 'listing',
  eventsProduced: ['listing/pair-picked@1'],
  eventsConsumed: [],
  blocks: [],
};
