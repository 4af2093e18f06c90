import { Suspense } from 'react';

import { chainIdsOf } from '@coinlane/chains/networks';
import type { ChainIds } from '@coinlane/chains/networks';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { lazyPart } from '../../page/ui/lazy-part';
import type { Deposit } from '../domain/payment-plan';
import { useHasWallet } from './use-has-wallet';

const Part = lazyPart<{ readonly deposit: Deposit }>(async () => {
  const { PayWithWalletPart } = await import(/* webpackChunkName: "wallets" */ './pay-with-wallet-part');
  return PayWithWalletPart;
});

/** Whether browser wallets can pay deposits of this kind: an amount on an EVM network, without a memo. */
const isPayable = ({ network, extraId, expectedAmount }: Deposit, chainIds: ChainIds): boolean =>
  extraId === null && expectedAmount !== null && chainIds(network) !== null;

/** Offers to pay the deposit from a wallet in this browser. Renders nothing without a wallet that can pay it. */
export const WalletPayment = ({ deposit }: { readonly deposit: Deposit }) => {
  const { config } = useRemoteProps();
  const hasWallet = useHasWallet();
  return hasWallet && isPayable(deposit, chainIdsOf(config.testCoins)) ? (
    <Suspense fallback={null}>
      <Part key={deposit.transactionId} deposit={deposit} />
    </Suspense>
  ) : null;
};
