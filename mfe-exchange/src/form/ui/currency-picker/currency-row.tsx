import { memo } from 'react';
import type { MouseEvent } from 'react';

import { CurrencyIcon, VisuallyHidden } from '@coinlane/shared-ui/components';
import { CheckIcon } from '@coinlane/shared-ui/icons';

import type { Currency, CurrencyOrToken } from '../../../currency/domain/currency';
import styles from './currency-picker.module.css';

/** Properties of the rows of currencies and tokens. */
export type OptionRowProps = {
  readonly id: string;
  readonly place: number;
  readonly count: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /**
   * Currency of the rendered icon. While the user types, it can belong to another row and is then hidden. Null: none.
   */
  readonly held: Currency | null;
  /** Reason why the currency cannot be picked, or null. */
  readonly unavailable: string | null;
  readonly onPick: (item: CurrencyOrToken) => void;
};

type CurrencyRowProps = OptionRowProps & {
  readonly currency: Currency;
  /** The text "Favourite", or null. */
  readonly favourite: string | null;
  /** The formatted change within a day. Null: hidden. */
  readonly change: string | null;
  readonly onFavourite: (currency: Currency) => void;
};

/** Class of an option. */
export const rowClass = (isActive: boolean, isAvailable: boolean): string =>
  [styles.row, isActive ? styles.active : '', isAvailable ? '' : styles.unavailable].join(' ');

const changeClass = ({ change24h }: Currency): string | undefined =>
  change24h?.startsWith('-') === true ? styles.loss : styles.gain;

/** Memoized until the currency changes, because removing and adding an image is as expensive as creating one. */
export const HeldIcon = memo(({ currency }: { readonly currency: Currency }) => (
  <CurrencyIcon key={currency.ticker} ticker={currency.displayTicker} src={currency.iconUrl} size="medium" />
));
HeldIcon.displayName = 'HeldIcon';

type Part = Pick<CurrencyRowProps, 'currency' | 'change' | 'favourite' | 'onFavourite' | 'unavailable'>;

// functions instead of components: every key press renders all rows again, and each component would add to the
// cost

/** For pointers only, because an option cannot contain a control. Keyboard users have the button below the list. */
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
  const why = unavailable === null ? '' : `\u00A0·\u00A0${unavailable}`;
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
    // the combobox has the focus and handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-posinset={place + 1}
      aria-setsize={count}
      aria-disabled={unavailable !== null}
      className={rowClass(isActive, unavailable === null)}
      onClick={() => onPick(currency)}
    >
      <span className={held?.ticker === currency.ticker ? styles.icon : styles.waitingIcon}>
        {held !== null && <HeldIcon currency={held} />}
      </span>
      {words(props)} {!currency.isFiat && <span className={styles.network}>{currency.networkName}</span>}
      {isSelected && <CheckIcon size="small" />}
      {favourite !== null && <VisuallyHidden>{favourite}</VisuallyHidden>}
      {star(props)}
    </div>
  );
};

/** One option with name, ticker and network, because a ticker alone is ambiguous. */
export const CurrencyRow = memo(Row);
