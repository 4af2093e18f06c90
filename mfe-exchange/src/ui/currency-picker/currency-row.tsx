import { memo } from 'react';
import type { MouseEvent } from 'react';

import { CurrencyIcon, VisuallyHidden } from '@coinlane/shared-ui/components';
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
  /** False while somebody types: a drawing that was not there before would be fetched and drawn for every key. */
  readonly hasIcon: boolean;
  /** "Favourite" where it is one, else null. */
  readonly favourite: string | null;
  /** The change of a day, written out; null: not shown here. */
  readonly change: string | null;
  /** Why it cannot be picked; null: it can. */
  readonly unavailable: string | null;
  readonly onPick: (currency: Currency) => void;
  readonly onFavourite: (currency: Currency) => void;
};

const classOf = (isActive: boolean, isAvailable: boolean): string =>
  [styles.row, isActive ? styles.active : '', isAvailable ? '' : styles.unavailable].join(' ');

const changeClass = ({ change24h }: Currency): string | undefined =>
  change24h?.startsWith('-') === true ? styles.loss : styles.gain;

/** For a pointer only: with keys the button below the list does the same, an option may hold no control. */
const Star = ({
  currency,
  favourite,
  onFavourite,
}: Pick<CurrencyRowProps, 'currency' | 'favourite' | 'onFavourite'>) => (
  <span
    aria-hidden="true"
    data-star={favourite === null ? 'off' : 'on'}
    className={favourite === null ? styles.star : styles.starred}
    onClick={(event: MouseEvent) => {
      event.stopPropagation();
      onFavourite(currency);
    }}
  >
    {favourite === null ? '☆' : '★'}
  </span>
);

const Words = ({
  currency,
  change,
  unavailable,
}: Pick<CurrencyRowProps, 'currency' | 'change' | 'unavailable'>) => (
  <span className={styles.words}>
    <span className={styles.name}>{currency.name}</span>{' '}
    <span className={styles.note}>
      {currency.displayTicker.toUpperCase()}
      {change !== null && <span className={changeClass(currency)}> {change}</span>}
      {unavailable !== null && ` · ${unavailable}`}
    </span>
  </span>
);

const Icon = ({ currency, hasIcon }: Pick<CurrencyRowProps, 'currency' | 'hasIcon'>) =>
  hasIcon ? (
    <CurrencyIcon
      key={currency.ticker}
      ticker={currency.displayTicker}
      src={currency.iconUrl}
      size="medium"
    />
  ) : (
    <span className={styles.iconPlace} />
  );

const Row = (props: CurrencyRowProps) => {
  const { id, currency, place, count, isActive, isSelected, favourite, unavailable, onPick } = props;
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
      <Icon currency={currency} hasIcon={props.hasIcon} />
      <Words currency={currency} change={props.change} unavailable={unavailable} />{' '}
      {!currency.isFiat && <span className={styles.network}>{networkName(currency.network)}</span>}
      {isSelected && <CheckIcon size="small" />}
      {favourite !== null && <VisuallyHidden>{favourite}</VisuallyHidden>}
      <Star currency={currency} favourite={favourite} onFavourite={props.onFavourite} />
    </div>
  );
};

/** One option: name, ticker and network, because a ticker alone names eight different things. Drawn anew when it changes. */
export const CurrencyRow = memo(Row);
