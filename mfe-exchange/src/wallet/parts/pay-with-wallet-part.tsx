import { Provider } from 'effector-react';
import { useEffect, useRef } from 'react';

import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { Deposit } from '../domain/payment-plan';
import { PayWithWallet } from '../screens/wallet/pay-with-wallet';
import { useWallets } from '../app/use-wallets';
import { paymentScope } from '../app/wallet-scope';

/** Payment of a deposit with a wallet in the browser, in its own scope. Its key is the order's ID. */
export const PayWithWalletPart = ({ deposit }: { readonly deposit: Deposit }) => {
  const props = useRemoteProps();
  const latest = useRef<Deposit | null>(deposit);
  useEffect(() => {
    latest.current = deposit;
  });
  useEffect(
    () => () => {
      // a wallet that still waits for its user must not pay an order that the page no longer offers
      latest.current = null;
    },
    [],
  );
  const { wallets, scope } = useWallets((found) =>
    paymentScope(props, { wallets: found, deposit: () => latest.current }),
  );
  return (
    <Provider value={scope}>
      <PayWithWallet deposit={deposit} watch={wallets.watch} />
    </Provider>
  );
};
