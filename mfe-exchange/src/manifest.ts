import type { RemoteManifest } from '@coinlane/shared-contracts/lifecycle';

/** Metadata of the remote, written into its release. */
export const manifest: RemoteManifest = {
  name: 'mfe-exchange',
  routes: [
    '/',
    '/exchange',
    '/embed',
    '/exchange/history',
    '/exchange/txs/:transactionId',
    '/tg-app/txs/:transactionId',
  ],
  namespace: 'exchange',
  eventsProduced: [
    'exchange/transaction-created@1',
    'exchange/transaction-finished@1',
    'exchange/support-asked@1',
    'exchange/orders-counted@1',
    'site/interaction-happened@1',
  ],
  eventsConsumed: ['shell/auth-changed@1', 'exchange/transaction-created@1'],
  blocks: [],
};
