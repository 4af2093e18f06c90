import type { RemoteManifest } from '@coinlane/shared-contracts/lifecycle';

/** Manifest of this remote for the shell and the release ledger. */
export const manifest: RemoteManifest = {
  name: 'mfe-pro',
  routes: [
    '/pro',
    '/pro/exchange',
    '/pro/exchange/txs/:transactionId',
    '/pro/loans',
    '/pro/loan/:loanId',
    '/pro/cashback',
    '/pro/plans',
    '/pro/history',
    '/pro/aml-check',
    '/pro/confirmation-loan',
    '/pro/settings',
    '/pro/balance',
    '/pro/staking',
  ],
  namespace: 'pro',
  eventsProduced: ['site/sign-in-asked@1', 'site/sign-out-asked@1', 'site/interaction-happened@1'],
  eventsConsumed: ['shell/auth-changed@1'],
  blocks: [],
};
