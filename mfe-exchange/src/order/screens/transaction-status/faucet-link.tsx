import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { TransactionLeg } from '../../domain/transaction';
import { useWords } from '../../../page/screens/words';

/** Link to the page that pays the deposit with test coins. */
export const FaucetLink = ({ payin }: { readonly payin: TransactionLeg }) => {
  const { t } = useWords();
  const { config, language } = useRemoteProps();
  const { address, displayTicker, expectedAmount, network } = payin;
  const faucetUrl = config.testCoins?.faucetUrl ?? '';
  if (faucetUrl === '' || address === null) return null;
  const coin = { lang: language, coin: `${displayTicker}-${network}`, amount: expectedAmount ?? '' };
  const query = new URLSearchParams({ ...coin, address });
  return (
    <p>
      <a href={`${faucetUrl}?${query.toString()}`} target="_blank" rel="noopener">
        {t('deposit.faucet')}
      </a>
    </p>
  );
};
