import { networkName } from '@coinlane/chains/networks';
import { formatAmount } from '@coinlane/shared-contracts/amounts';
import type { Network } from '@coinlane/shared-contracts/values';
import type { useTranslation } from '@coinlane/shared-ui/i18n';

import type { WalletFailure } from '../../domain/wallet';

type Translate = ReturnType<typeof useTranslation<'exchange'>>['t'];

type Asset = { readonly network: Network; readonly displayTicker: string };

/** Explains a wallet's failure to the user. */
export const walletFailureText = (
  { t, language }: { readonly t: Translate; readonly language: string },
  failure: WalletFailure,
  { network, displayTicker }: Asset,
): string => {
  switch (failure._tag) {
    case 'Declined':
      return t('wallet.failure.Declined');
    case 'Busy':
      return t('wallet.failure.Busy');
    case 'OtherNetwork':
      return t('wallet.failure.OtherNetwork', { network: networkName(network) });
    case 'NoAccount':
      return t('wallet.failure.NoAccount', { network: networkName(network) });
    case 'TooLittle':
      return t('wallet.failure.TooLittle', {
        amount: formatAmount(failure.balance, language),
        ticker: displayTicker.toUpperCase(),
      });
    case 'Broken':
    case 'Unchecked':
      return t(`wallet.failure.${failure._tag}`);
    case 'Differs':
      return t('wallet.differsAdvice');
  }
};
