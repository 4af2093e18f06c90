import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Virtualizer } from 'virtua';
import type { VirtualizerHandle } from 'virtua';

import { SearchIcon } from '@coinlane/shared-ui/icons';

import type { Currency } from '../../domain/currency';
import styles from './currency-picker.module.css';
import { CurrencyRow } from './currency-row';
import { nextIndex } from './next-index';
import { pickerRows } from './picker-rows';
import type { PickerGroup } from './picker-rows';

export type CurrencyPickerWords = {
  readonly search: string;
  readonly list: string;
  readonly groups: Readonly<Record<PickerGroup, string>>;
  readonly unavailable: string;
  readonly nothingFound: string;
  readonly results: (count: number) => string;
};

export type CurrencyPickerProps = {
  readonly currencies: readonly Currency[];
  readonly recents: readonly Currency[];
  readonly selectedTicker: string;
  readonly isAvailable: (currency: Currency) => boolean;
  readonly onPick: (currency: Currency) => void;
  readonly words: CurrencyPickerWords;
};

type Rows = ReturnType<typeof pickerRows>;
type OptionRow = Extract<Rows[number], { readonly _tag: 'Option' }> & { readonly index: number };

const optionsOf = (rows: Rows): readonly OptionRow[] =>
  rows.flatMap((row, index) => (row._tag === 'Option' ? [{ ...row, index }] : []));

const countOf = (options: readonly OptionRow[]): number =>
  new Set(options.map(({ currency }) => currency)).size;

/** The typed query, what it finds, and the option that the keys are on. */
const usePicker = ({ currencies, recents, isAvailable, onPick }: CurrencyPickerProps) => {
  const list = useRef<VirtualizerHandle>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const rows = useMemo(() => pickerRows(currencies, recents, query), [currencies, recents, query]);
  const options = useMemo(() => optionsOf(rows), [rows]);

  const pick = (currency: Currency | undefined): void => {
    if (currency !== undefined && isAvailable(currency)) onPick(currency);
  };
  const search = (text: string): void => {
    setQuery(text);
    setActive(0);
    list.current?.scrollToIndex(0);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const next = nextIndex(event.key, active, options.length);
    if (next === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === null) pick(options[active]?.currency);
    else {
      setActive(next);
      list.current?.scrollToIndex(options[next]?.index ?? 0, { align: 'nearest' });
    }
  };
  return { list, query, active, rows, options, pick, search, handleKeyDown };
};

/** A frame later: the dialog around gives its first control the focus when it opens. */
const useFocusOnOpening = () => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => ref.current?.focus());
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return ref;
};

const SearchBox = ({ label, ...rest }: ComponentProps<'input'> & { readonly label: string }) => (
  <div className={styles.search}>
    <SearchIcon size="small" />
    <input
      {...rest}
      ref={useFocusOnOpening()}
      autoFocus
      role="combobox"
      type="search"
      aria-label={label}
      placeholder={label}
      aria-expanded="true"
      aria-autocomplete="list"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      className={styles.input}
    />
  </div>
);

/** The searchable list of currencies: a combobox over a virtual listbox, all by keyboard, its count said aloud. */
export const CurrencyPicker = (props: CurrencyPickerProps) => {
  const { selectedTicker, isAvailable, words } = props;
  const id = useId();
  const { list, query, active, rows, options, pick, search, handleKeyDown } = usePicker(props);
  const optionId = (place: number): string => `${id}-${String(place)}`;

  return (
    <div className={styles.picker}>
      <SearchBox
        label={words.search}
        aria-controls={`${id}-list`}
        {...(options.length > 0 ? { 'aria-activedescendant': optionId(active) } : {})}
        value={query}
        onChange={({ target }) => search(target.value)}
        onKeyDown={handleKeyDown}
      />
      <p role="status" className={styles.count}>
        {options.length === 0 ? words.nothingFound : words.results(countOf(options))}
      </p>
      <div role="listbox" id={`${id}-list`} aria-label={words.list} className={styles.list} tabIndex={-1}>
        <Virtualizer ref={list} keepMounted={[options[active]?.index ?? 0]} data={rows}>
          {(row, index) =>
            row._tag === 'Heading' ? (
              <div key={index} role="presentation" className={styles.heading}>
                {words.groups[row.group]}
              </div>
            ) : (
              <CurrencyRow
                key={index}
                id={optionId(row.place)}
                currency={row.currency}
                place={row.place}
                count={options.length}
                isActive={row.place === active}
                isSelected={row.currency.ticker === selectedTicker}
                unavailable={isAvailable(row.currency) ? null : words.unavailable}
                onPick={pick}
              />
            )
          }
        </Virtualizer>
      </div>
    </div>
  );
};
