import { memo, useMemo } from 'react';
import { Virtualizer } from 'virtua';

import { Button } from '@coinlane/shared-ui/components';
import { StarIcon } from '@coinlane/shared-ui/icons';

import type { Currency, CurrencyFilter } from '../../../currency/domain/currency';
import styles from './currency-picker.module.css';
import { CurrencyRow } from './currency-row';
import { currencyAt, rowAt, rowIndexOf } from './picker-list';
import type { CurrencyPickerProps } from './picker-props';
import { useIcons } from './use-icons';
import type { usePicker } from './use-picker';

const ROW_PX = 60;
/** Height rendered beyond the visible part: one row, because every key press re-renders each of them. */
const BUFFER_PX = 60;
const WITH_CHANGE: readonly CurrencyFilter[] = ['GAINERS24H', 'LOSERS24H'];

type Picker = ReturnType<typeof usePicker>;
type FoundRowsProps = Pick<Picker, 'virtual' | 'filter' | 'pick'> & {
  readonly props: CurrencyPickerProps;
  readonly found: Picker['found'];
  readonly favourites: ReadonlySet<string>;
  readonly id: string;
};

/** DOM ID of an option, which the combobox references as its active descendant. */
export const optionId = (id: string, place: number): string => `${id}-${String(place)}`;

const Rows = ({ props, found, favourites, id, virtual, filter, pick }: FoundRowsProps) => {
  const { selectedTicker, unavailableReason, onFavourite, words } = props;
  const { list, active, query } = found;
  const data = useMemo(() => ({ length: list.rowCount }), [list.rowCount]);
  const hasChange = WITH_CHANGE.includes(filter);
  const heldIcon = useIcons(query);
  return (
    <Virtualizer
      ref={virtual}
      itemSize={ROW_PX}
      bufferSize={BUFFER_PX}
      keepMounted={[rowIndexOf(list, active)]}
      data={data}
    >
      {(_, index) => {
        const row = rowAt(list, index);
        if (row?._tag !== 'Option') {
          return (
            <div key={index} role="presentation" className={styles.heading}>
              {row && words.groups[row.group]}
            </div>
          );
        }
        const { currency, place } = row;
        return (
          <CurrencyRow
            key={index}
            id={optionId(id, place)}
            currency={currency}
            place={place}
            count={list.optionCount}
            isActive={place === active}
            isSelected={currency.ticker === selectedTicker}
            held={heldIcon(index, currency)}
            favourite={favourites.has(currency.ticker) ? words.isFavourite : null}
            change={hasChange ? words.change(currency) : null}
            unavailable={unavailableReason(currency)}
            onPick={pick}
            onFavourite={onFavourite}
          />
        );
      }}
    </Virtualizer>
  );
};

type FavouriteButtonProps = Pick<CurrencyPickerProps, 'onFavourite' | 'words'> & {
  readonly currency: Currency | undefined;
  readonly isOne: boolean;
};

/** Toggles the active option as a favourite: the keyboard's equivalent of its star. */
const FavouriteButton = ({ currency, isOne, onFavourite, words }: FavouriteButtonProps) =>
  currency === undefined ? null : (
    <div className={styles.foot}>
      <div className={styles.footLine}>
        <Button
          variant="ghost"
          size="small"
          icon={<StarIcon size="small" />}
          onClick={() => onFavourite(currency)}
        >
          {words.favourite(currency, isOne)}
        </Button>
      </div>
    </div>
  );

const Found = (all: FoundRowsProps) => {
  const { id, found, favourites } = all;
  const { words, onFavourite } = all.props;
  const active = currencyAt(found.list, found.active);
  return (
    <>
      <div className={styles.listBox}>
        <div role="listbox" id={`${id}-list`} aria-label={words.list} className={styles.list} tabIndex={-1}>
          <Rows {...all} />
        </div>
      </div>
      <FavouriteButton
        currency={active}
        isOne={active !== undefined && favourites.has(active.ticker)}
        onFavourite={onFavourite}
        words={words}
      />
    </>
  );
};

/** The matching options. Rendered at low priority, so that typed letters appear immediately. */
export const FoundRows = memo(Found);
