import { useUnit } from 'effector-react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import type { Query } from '@coinlane/shared-contracts/query';

import type { Coin } from '../../domain/coin';
import type { Asset } from '../../domain/portfolio';
import { tradeModel } from '../../model/trade';
import { CoinPicker } from '../../ui/coin-picker';

export type Picking = 'from' | 'to' | null;

const ownedCoins = (
  coins: Query<readonly Coin[]>,
  assets: Query<readonly Asset[]>,
): Query<readonly Coin[]> => {
  if (assets._tag !== 'Ready') return assets;
  if (coins._tag !== 'Ready') return coins;
  const owned = new Set(assets.value.map(({ currency }) => currency));
  return { ...coins, value: coins.value.filter(({ ticker }) => owned.has(ticker)) };
};

/** Dialog for one of the two currencies: from a balance, or to any currency. */
export const CurrencyPicker = ({
  picking,
  onDone,
}: {
  readonly picking: Picking;
  readonly onDone: () => void;
}) => {
  const { t } = useTranslation('pro');
  const { assets, coins, isFetching, readCoins, readAssets, pickFrom, pickTo } = useUnit({
    assets: tradeModel.assets.$query,
    coins: tradeModel.coins.$query,
    isFetching: tradeModel.coins.$pending,
    readCoins: tradeModel.coins.start,
    readAssets: tradeModel.assets.start,
    pickFrom: tradeModel.fromPicked,
    pickTo: tradeModel.toPicked,
  });
  const retry = (): void => {
    readCoins(undefined);
    readAssets(undefined);
  };
  const isFrom = picking === 'from';
  return (
    <CoinPicker
      isOpen={picking !== null}
      title={isFrom ? t('trade.pickFrom') : t('trade.pickTo')}
      coins={isFrom ? ownedCoins(coins, assets) : coins}
      isFetching={isFetching}
      onRetry={retry}
      onPick={(ticker) => {
        onDone();
        (isFrom ? pickFrom : pickTo)(ticker);
      }}
      onClose={onDone}
    />
  );
};
