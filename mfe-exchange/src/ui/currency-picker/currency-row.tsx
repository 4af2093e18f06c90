import { CurrencyIcon } from '@coinlane/shared-ui/components';
import { CheckIcon } from '@coinlane/shared-ui/icons';

import type { Currency } from '../../domain/currency';
import { networkName } from '../network-name';
import styles from './currency-picker.module.css';

type CurrencyRowProps = {
  readonly id: string;
  readonly currency: Currency;
  readonly place: number;
  readonly count: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /** Why it cannot be picked; null: it can. */
  readonly unavailable: string | null;
  readonly onPick: (currency: Currency) => void;
};

const classOf = (isActive: boolean, isAvailable: boolean): string =>
  [styles.row, isActive ? styles.active : '', isAvailable ? '' : styles.unavailable].join(' ');

/** One option: name, ticker and network, because a ticker alone names eight different things. */
export const CurrencyRow = (props: CurrencyRowProps) => {
  const { id, currency, place, count, isActive, isSelected, unavailable, onPick } = props;
  return (
    // the combobox holds the focus and hears the keys
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-posinset={place + 1}
      aria-setsize={count}
      aria-disabled={unavailable !== null}
      className={classOf(isActive, unavailable === null)}
      onClick={() => onPick(currency)}
    >
      <CurrencyIcon ticker={currency.displayTicker} src={currency.iconUrl} size="medium" />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {currency.name}
        </span>{' '}
        <span className={styles.note}>
          {currency.displayTicker.toUpperCase()}
          {unavailable !== null && ` · ${unavailable}`}
        </span>
      </span>{' '}
      <span className={styles.network}>{networkName(currency.network)}</span>
      {isSelected && <CheckIcon size="small" />}
    </div>
  );
};
