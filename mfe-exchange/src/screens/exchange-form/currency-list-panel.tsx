import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import { Skeleton } from '@coinlane/shared-ui/components';

import { currenciesFor, unavailabilityOf } from '../../domain/currency';
import type { Currency, ExchangeKind, OwnCurrencies } from '../../domain/currency';
import { amountModel } from '../../model/amount';
import { currencyListModel } from '../../model/currency-list';
import type { CurrencyListView } from '../../model/currency-list';
import { currencyTargetsModel } from '../../model/currency-targets';
import { pairModel } from '../../model/pair';
import { CurrencyPicker } from '../../ui/currency-picker';
import { FailureNotice, useWords } from '../words';
import styles from './calculator-card.module.css';
import type { Side } from './side';
import { usePickerWords } from './use-picker-words';

type Props = {
  readonly side: Side;
  /** Coins for coins where nothing else is said. */
  readonly kind?: ExchangeKind | undefined;
  readonly onDone: () => void;
};

type Shown = Extract<CurrencyListView, { readonly _tag: 'Shown' }>;

/** What the visitor keeps, of what the side lists. */
const useOwn = ({ favourites, recents }: Shown, currencies: readonly Currency[]): OwnCurrencies => {
  const isMoney = currencies[0]?.isFiat === true;
  return useMemo(() => {
    const fits = ({ isFiat }: Currency): boolean => isFiat === isMoney;
    return { favourites: favourites.filter(fits), recents: recents.filter(fits), owned: null };
  }, [favourites, recents, isMoney]);
};

/** Why a currency cannot be picked on this side now, in words. */
const useWhyUnavailable = ({ side, kind = 'crypto' }: Props) => {
  const { t, ticker } = useWords();
  const { pair, rateMode, targets } = useUnit({
    pair: pairModel.$pair,
    rateMode: amountModel.$rateMode,
    targets: currencyTargetsModel.$targets,
  });
  const other = pair?.[side === 'from' ? 'to' : 'from'] ?? null;
  const facts = { side, kind, rateMode, otherTicker: other?.ticker ?? null, targets };
  return (currency: Currency): string | null => {
    const why = unavailabilityOf(currency, facts);
    return why === null ? null : t(`picker.why.${why}`, { ticker: other === null ? '' : ticker(other) });
  };
};

const ShownList = ({ view, ...props }: Props & { readonly view: Shown }) => {
  const { side, kind = 'crypto', onDone } = props;
  const words = usePickerWords();
  const whyUnavailable = useWhyUnavailable(props);
  const { pair, remember, mark, fromPicked, toPicked } = useUnit({
    pair: pairModel.$pair,
    remember: currencyListModel.picked,
    mark: currencyListModel.favouriteToggled,
    fromPicked: pairModel.fromPicked,
    toPicked: pairModel.toPicked,
  });
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
      whyUnavailable={whyUnavailable}
      onPick={pick}
      onFavourite={mark}
      words={words}
    />
  );
};

/** The list inside the picker's dialog: loading, failed or there. */
export const CurrencyListPanel = (props: Props) => {
  const { t } = useWords();
  const { view, wanted } = useUnit({ view: currencyListModel.$view, wanted: currencyListModel.wanted });

  switch (view._tag) {
    case 'Pending':
      return <Skeleton shape="row" count={7} label={t('picker.loading')} />;
    case 'Failed':
      return (
        <div className={styles.pickerFailure}>
          <FailureNotice
            title={t('picker.failed')}
            failure={view.failure}
            retryLabel={t('picker.retry')}
            onRetry={() => wanted()}
          />
        </div>
      );
    case 'Shown':
      return <ShownList {...props} view={view} />;
  }
};
