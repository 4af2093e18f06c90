import { Provider } from 'effector-react';

import type { Currency } from '../../currency/domain/currency';
import { WalletAccount } from '../screens/wallet/wallet-account';
import { useWallets } from '../app/use-wallets';
import { accountScope } from '../app/wallet-scope';

type Props = {
  readonly from: Currency | null;
  readonly to: Currency | null;
  /** Receives the wallet's address, unchecked. */
  readonly onAddress: (address: string) => void;
  /** Receives the balance that the user wants to send. */
  readonly onAmount: (amount: string) => void;
};

/** Browser wallets as sources of recipient and amount, in their own scope. */
export const WalletAccountPart = (props: Props) => {
  const { wallets, scope } = useWallets(accountScope);
  return (
    <Provider value={scope}>
      <WalletAccount {...props} watch={wallets.watch} />
    </Provider>
  );
};
