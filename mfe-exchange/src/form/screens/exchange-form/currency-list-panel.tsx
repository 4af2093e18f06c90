import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';

import { Skeleton } from '@coinlane/shared-ui/components';
import { FailureAlert } from '@coinlane/shared-ui/failure';

import { currenciesFor, unavailabilityOf } from '../../../currency/domain/currency';
import type { Currency, ExchangeKind, OwnCurrencies } from '../../../currency/domain/currency';
import { kindOf } from '../../domain/fiat-mode';
import { ownedCurrencies } from '../../domain/own-account';
import { amountModel } from '../../model/amount';
import { currencyListModel } from '../../../currency/model/currency-list';
import type { CurrencyListView } from '../../../currency/model/currency-list';
import { currencyTargetsModel } from '../../model/currency-targets';
import { ownAccountModel } from '../../model/own-account';
import { pairModel } from '../../model/pair';
import { CurrencyPicker } from '../../ui/currency-picker';
import { useWords } from '../../../page/screens/words';
import styles from './calculator-card.module.css';
import type { Side } from './side';
import { usePickerWords } from './use-picker-words';

type Props = { readonly side: Side; readonly onDone: () => void };

type Shown = Extract<CurrencyListView, { readonly _tag: 'Shown' }>;

/** The user's favourites, recent picks and balances that the side lists. */
const useOwn = ({ favourites, recents }: Shown, currencies: readonly Currency[]): OwnCurrencies => {
  const { owned, ownedRequested } = useUnit({
    owned: ownAccountModel.$owned,
    ownedRequested: ownAccountModel.ownedRequested,
  });
  useEffect(() => {
    ownedRequested();
  }, [ownedRequested]);
  return useMemo(() => {
    const isMoney = currencies[0]?.isFiat === true;
    const fits = ({ isFiat }: Currency): boolean => isFiat === isMoney;
    return {
      favourites: favourites.filter(fits),
      recents: recents.filter(fits),
      owned: ownedCurrencies(currencies, owned),
    };
  }, [favourites, recents, currencies, owned]);
};

type Sides = { readonly kind: ExchangeKind; readonly other: Currency | null };

/** Text of the reason why a currency cannot be picked on this side. */
const useUnavailableReason = (side: Side, { kind, other }: Sides) => {
  const { t, ticker } = useWords();
  const { rateMode, targets } = useUnit({
    rateMode: amountModel.$rateMode,
    targets: currencyTargetsModel.$targets,
  });
  const facts = { side, kind, rateMode, otherTicker: other?.ticker ?? null, targets };
  return (currency: Currency): string | null => {
    const why = unavailabilityOf(currency, facts);
    return why === null ? null : t(`picker.why.${why}`, { ticker: other === null ? '' : ticker(other) });
  };
};

const ShownList = ({ view, side, onDone }: Props & { readonly view: Shown }) => {
  const words = usePickerWords();
  const { pair, remember, mark, fromPicked, toPicked } = useUnit({
    pair: pairModel.$pair,
    remember: currencyListModel.picked,
    mark: currencyListModel.favouriteToggled,
    fromPicked: pairModel.fromPicked,
    toPicked: pairModel.toPicked,
  });
  const kind = pair === null ? 'crypto' : kindOf(pair);
  const other = pair?.[side === 'from' ? 'to' : 'from'] ?? null;
  const unavailableReason = useUnavailableReason(side, { kind, other });
  const currencies = currenciesFor(view.currencies, side, kind);
  const own = useOwn(view, currencies);
  const pick = (currency: Currency): void => {
    remember(currency);
    (side === 'from' ? fromPicked : toPicked)(currency);
    onDone();
  };
  return (
    <CurrencyPicker
      currencies={currencies}
      own={own}
      selectedTicker={pair?.[side].ticker ?? ''}
      unavailableReason={unavailableReason}
      onPick={pick}
      onFavourite={mark}
      words={words}
    />
  );
};

/** The list inside the picker's dialog, with its loading and failure states. */
export const CurrencyListPanel = (props: Props) => {
  const { t } = useWords();
  const { view, requested } = useUnit({
    view: currencyListModel.$view,
    requested: currencyListModel.requested,
  });

  switch (view._tag) {
    case 'Pending':
      return <Skeleton shape="row" count={7} label={t('picker.loading')} />;
    case 'Failed':
      return (
        <div className={styles.pickerFailure}>
          <FailureAlert
            ns="exchange"
            tone="warning"
            title={t('picker.failed')}
            failure={view.failure}
            retryLabel={t('picker.retry')}
            onRetry={() => requested()}
          />
        </div>
      );
    case 'Shown':
      return <ShownList {...props} view={view} />;
  }
};
