import { Suspense } from 'react';

import { lazyPart } from '../../../page/ui/lazy-part';
import { useHasWallet } from '../../../wallet/parts/use-has-wallet';

const WalletDialog = lazyPart(async () => {
  const { WalletDialog: Loaded } = await import(/* webpackChunkName: "wallets" */ './wallet-dialog');
  return Loaded;
});

/** Opens the list of wallets in this browser. Renders nothing without a wallet. */
export const WalletButton = () =>
  useHasWallet() ? (
    <Suspense fallback={null}>
      <WalletDialog />
    </Suspense>
  ) : null;
