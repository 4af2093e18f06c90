import { Suspense } from 'react';

import { lazyPart } from '../../page/ui/lazy-part';
import type { Deposit } from '../domain/payment-plan';
import { useHasWallet } from './use-has-wallet';

const Part = lazyPart<{ readonly deposit: Deposit }>(async () => {
  const { PayWithWalletPart } = await import(/* webpackChunkName: "wallets" */ './pay-with-wallet-part');
  return PayWithWalletPart;
});

/** Offers to pay the deposit from a wallet in this browser. Renders nothing without a wallet. */
export const WalletPayment = ({ deposit }: { readonly deposit: Deposit }) =>
  useHasWallet() ? (
    <Suspense fallback={null}>
      <Part key={deposit.transactionId} deposit={deposit} />
    </Suspense>
  ) : null;
