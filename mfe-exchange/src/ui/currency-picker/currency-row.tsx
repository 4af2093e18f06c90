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
  /** Whose icon is held here: while somebody types it may be another currency's, and is then not seen; null: nobody's. */
  readonly held: Currency | null;
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

/** Kept as it is until it is another one: to take an image away and to put it back costs as much as a new one. */
const HeldIcon = memo(({ currency }: { readonly currency: Currency }) => (
  <CurrencyIcon key={currency.ticker} ticker={currency.displayTicker} src={currency.iconUrl} size="medium" />
));
HeldIcon.displayName = 'HeldIcon';

type Part = Pick<CurrencyRowProps, 'currency' | 'change' | 'favourite' | 'onFavourite' | 'unavailable'>;

// functions and no components: a key draws every line anew, and each component more has its price

/** For a pointer only: with keys the button below the list does the same, an option may hold no control. */
const star = ({ currency, favourite, onFavourite }: Part) => (
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

const note = ({ currency, change, unavailable }: Part) => {
  const ticker = currency.displayTicker.toUpperCase();
  const why = unavailable === null ? '' : ` · ${unavailable}`;
  if (change === null) return `${ticker}${why}`;
  return (
    <>
      {ticker} <span className={changeClass(currency)}>{change}</span>
      {why}
    </>
  );
};

const words = (part: Part) => (
  <span className={styles.words}>
    <span className={styles.name}>{part.currency.name}</span>{' '}
    <span className={styles.note}>{note(part)}</span>
  </span>
);

const Row = (props: CurrencyRowProps) => {
  const { id, currency, held, place, count, isActive, isSelected, favourite, unavailable, onPick } = props;
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
      <span className={held?.ticker === currency.ticker ? styles.icon : styles.waitingIcon}>
        {held !== null && <HeldIcon currency={held} />}
      </span>
      {words(props)}{' '}
      {!currency.isFiat && <span className={styles.network}>{networkName(currency.network)}</span>}
      {isSelected && <CheckIcon size="small" />}
      {favourite !== null && <VisuallyHidden>{favourite}</VisuallyHidden>}
      {star(props)}
    </div>
  );
};

/** One option: name, ticker and network, because a ticker alone names eight different things. Drawn anew when it changes. */
export const CurrencyRow = memo(Row);
