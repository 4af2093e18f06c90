import { useId, useMemo } from 'react';
import { Virtualizer } from 'virtua';

import { Button } from '@coinlane/shared-ui/components';
import { StarIcon } from '@coinlane/shared-ui/icons';

import type { Currency, CurrencyFilter, CurrencyGroupName, OwnCurrencies } from '../../domain/currency';
import styles from './currency-picker.module.css';
import { CurrencyRow } from './currency-row';
import { FilterBar } from './filter-bar';
import { currencyAt, rowAt, rowIndexOf } from './picker-list';
import { SearchBox } from './search-box';
import { useIcons } from './use-icons';
import { usePicker } from './use-picker';

export type CurrencyPickerWords = {
  readonly search: string;
  readonly list: string;
  readonly filter: string;
  readonly filters: Readonly<Record<CurrencyFilter, string>>;
  readonly groups: Readonly<Record<CurrencyGroupName, string>>;
  readonly nothingFound: string;
  readonly searchAll: string;
  readonly results: (count: number) => string;
  readonly isFavourite: string;
  readonly favourite: (currency: Currency, isOne: boolean) => string;
  readonly change: (currency: Currency) => string;
};

export type CurrencyPickerProps = {
  readonly currencies: readonly Currency[];
  readonly own: OwnCurrencies;
  readonly selectedTicker: string;
  /** Why a currency cannot be picked, in words; null: it can. */
  readonly whyUnavailable: (currency: Currency) => string | null;
  readonly onPick: (currency: Currency) => void;
  readonly onFavourite: (currency: Currency) => void;
  readonly words: CurrencyPickerWords;
};

const ROW_PX = 60;
/** Drawn beyond what is seen: a row, because each more is drawn anew for every key. */
const BUFFER_PX = 60;
const WITH_CHANGE: readonly CurrencyFilter[] = ['GAINERS24H', 'LOSERS24H'];

type Picker = ReturnType<typeof usePicker>;
type RowsProps = {
  readonly props: CurrencyPickerProps;
  readonly picker: Picker;
  readonly favourites: ReadonlySet<string>;
  readonly id: string;
};

const optionId = (id: string, place: number): string => `${id}-${String(place)}`;

const Rows = ({ props, picker, favourites, id }: RowsProps) => {
  const { selectedTicker, whyUnavailable, onFavourite, words } = props;
  const { virtual, list, active, filter, query, pick } = picker;
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
            unavailable={whyUnavailable(currency)}
            onPick={pick}
            onFavourite={onFavourite}
          />
        );
      }}
    </Virtualizer>
  );
};

const NothingFound = ({ picker, words }: { readonly picker: Picker; readonly words: CurrencyPickerWords }) =>
  picker.filter === 'ALL' ? null : (
    <p className={styles.nothing}>
      <Button variant="secondary" size="small" onClick={() => picker.choose('ALL')}>
        {words.searchAll}
      </Button>
    </p>
  );

type FavouriteButtonProps = Pick<CurrencyPickerProps, 'onFavourite' | 'words'> & {
  readonly currency: Currency | undefined;
  readonly isOne: boolean;
};

/** Marks the option that the keys are on: the same as its star, for whoever has no pointer. */
const FavouriteButton = ({ currency, isOne, onFavourite, words }: FavouriteButtonProps) =>
  currency === undefined ? null : (
    <div className={styles.foot}>
      <Button
        variant="ghost"
        size="small"
        icon={<StarIcon size="small" />}
        onClick={() => onFavourite(currency)}
      >
        {words.favourite(currency, isOne)}
      </Button>
    </div>
  );

/** The searchable list of currencies: a combobox over a virtual listbox, all by keyboard, its count said aloud. */
export const CurrencyPicker = (props: CurrencyPickerProps) => {
  const { currencies, own, whyUnavailable, onPick, onFavourite, words } = props;
  const id = useId();
  const picker = usePicker({ currencies, own, whyUnavailable, onPick });
  const { list, query, active, filter, filters } = picker;
  const favourites = useMemo(() => new Set(own.favourites.map(({ ticker }) => ticker)), [own.favourites]);
  const isEmpty = list.optionCount === 0;
  const activeCurrency = currencyAt(list, active);

  return (
    <div className={styles.picker}>
      <SearchBox
        label={words.search}
        aria-controls={`${id}-list`}
        {...(isEmpty ? {} : { 'aria-activedescendant': optionId(id, active) })}
        value={query}
        onChange={({ target }) => picker.search(target.value)}
        onKeyDown={picker.handleKeyDown}
      />
      <FilterBar
        legend={words.filter}
        filters={filters}
        filter={filter}
        labels={words.filters}
        onChoose={picker.choose}
      />
      <p role="status" className={styles.count}>
        {isEmpty ? words.nothingFound : words.results(list.currencyCount)}
      </p>
      {isEmpty && <NothingFound picker={picker} words={words} />}
      <div role="listbox" id={`${id}-list`} aria-label={words.list} className={styles.list} tabIndex={-1}>
        <Rows props={props} picker={picker} favourites={favourites} id={id} />
      </div>
      <FavouriteButton
        currency={activeCurrency}
        isOne={activeCurrency !== undefined && favourites.has(activeCurrency.ticker)}
        onFavourite={onFavourite}
        words={words}
      />
    </div>
  );
};
