import { useUnit } from 'effector-react';

import { Skeleton } from '@coinlane/shared-ui/components';

import type { Currency } from '../../domain/currency';
import { currencyListModel } from '../../model/currency-list';
import { pairModel } from '../../model/pair';
import { CurrencyPicker } from '../../ui/currency-picker';
import { FailureNotice, useWords } from '../words';
import styles from './calculator-card.module.css';
import type { Side } from './side';

type Props = { readonly side: Side; readonly onDone: () => void };

const isCrypto = ({ isFiat }: Currency): boolean => !isFiat;

const usePickerWords = () => {
  const { t } = useWords();
  return {
    search: t('picker.search'),
    list: t('picker.list'),
    groups: { recent: t('picker.recent'), popular: t('picker.popular'), all: t('picker.all') },
    unavailable: t('picker.unavailable'),
    nothingFound: t('picker.nothingFound'),
    results: (count: number) => t('picker.results', { count }),
  };
};

/** The list inside the picker's dialog: loading, failed or there. */
export const CurrencyListPanel = ({ side, onDone }: Props) => {
  const { t } = useWords();
  const words = usePickerWords();
  const { view, pair, wanted, remember, fromPicked, toPicked } = useUnit({
    view: currencyListModel.$view,
    pair: pairModel.$pair,
    wanted: currencyListModel.wanted,
    remember: currencyListModel.picked,
    fromPicked: pairModel.fromPicked,
    toPicked: pairModel.toPicked,
  });
  const pick = (currency: Currency): void => {
    remember(currency);
    (side === 'from' ? fromPicked : toPicked)(currency);
    onDone();
  };

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
      return (
        <CurrencyPicker
          currencies={view.currencies.filter(isCrypto)}
          recents={view.recents.filter(isCrypto)}
          selectedTicker={pair?.[side].ticker ?? ''}
          isAvailable={({ mayBeSent, mayBeReceived }) => (side === 'from' ? mayBeSent : mayBeReceived)}
          onPick={pick}
          words={words}
        />
      );
  }
};
