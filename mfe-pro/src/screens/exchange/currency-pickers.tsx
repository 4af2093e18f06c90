import { useUnit } from 'effector-react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { valueOf } from '@coinlane/shared-contracts/query';

import { tradeModel } from '../../model/trade';
import { CoinPicker } from '../../ui/coin-picker';

export type Picking = 'from' | 'to' | null;

/** Dialogs for the two currencies: from the balances, to any currency. */
export const CurrencyPickers = ({
  picking,
  onDone,
}: {
  readonly picking: Picking;
  readonly onDone: () => void;
}) => {
  const { t } = useTranslation('pro');
  const { assets, coins, pickFrom, pickTo } = useUnit({
    assets: tradeModel.assets.$query,
    coins: tradeModel.coins.$query,
    pickFrom: tradeModel.fromPicked,
    pickTo: tradeModel.toPicked,
  });
  const all = valueOf(coins) ?? [];
  const owned = new Set((valueOf(assets) ?? []).map(({ currency }) => currency));
  const picked = (pick: (ticker: string) => void) => (ticker: string) => {
    onDone();
    pick(ticker);
  };
  return (
    <>
      <CoinPicker
        isOpen={picking === 'from'}
        title={t('trade.pickFrom')}
        coins={all.filter(({ ticker }) => owned.has(ticker))}
        onPick={picked(pickFrom)}
        onClose={onDone}
      />
      <CoinPicker
        isOpen={picking === 'to'}
        title={t('trade.pickTo')}
        coins={all}
        onPick={picked(pickTo)}
        onClose={onDone}
      />
    </>
  );
};
