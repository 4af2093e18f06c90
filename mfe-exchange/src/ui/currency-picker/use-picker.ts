import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { VirtualizerHandle } from 'virtua';

import { filtersOf, prepareSearch } from '../../domain/currency';
import type { Currency, CurrencyFilter, OwnCurrencies } from '../../domain/currency';
import { isMove, nextIndex } from './next-index';
import { currencyAt, pickerList, rowIndexOf } from './picker-list';

type Options = {
  readonly currencies: readonly Currency[];
  readonly own: OwnCurrencies;
  /** Why a currency cannot be picked, in words; null: it can. */
  readonly unavailableReason: (currency: Currency) => string | null;
  readonly onPick: (currency: Currency) => void;
};

const afterPaint = (work: () => void): (() => void) => {
  const timer = setTimeout(work, 0);
  return () => {
    clearTimeout(timer);
  };
};

/** The newest of a function that is made with every drawing, behind one that stays the same. */
const useStable = <Value>(work: (value: Value) => void): ((value: Value) => void) => {
  const newest = useRef(work);
  useEffect(() => {
    newest.current = work;
  });
  return useCallback((value: Value) => {
    newest.current(value);
  }, []);
};

/** The filter shown; one whose last member went falls back to all. */
const useFilter = (currencies: readonly Currency[], own: OwnCurrencies) => {
  const [wanted, setFilter] = useState<CurrencyFilter>('ALL');
  const filters = useMemo(() => filtersOf(currencies, own.owned), [currencies, own.owned]);
  return { filters, filter: filters.includes(wanted) ? wanted : 'ALL', setFilter };
};

/**
 * What stands in the field, ahead of the query that is drawn. Whether it is, is written past React: drawing for it would
 * cost a letter what it is spared.
 */
const useTyped = (query: string) => {
  const box = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  const mark = (): void => box.current?.setAttribute('aria-busy', String(typed.current !== query));
  useLayoutEffect(mark);
  const noteTyped = (text: string): void => {
    typed.current = text;
    mark();
  };
  return { box, typed, noteTyped };
};

/** The typed query, the filter, what they find, and the option that the keys are on. */
export const usePicker = ({ currencies, own, unavailableReason, onPick }: Options) => {
  const virtual = useRef<VirtualizerHandle>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const { filters, filter, setFilter } = useFilter(currencies, own);
  const list = useMemo(
    () => pickerList({ currencies, own, filter, query }),
    [currencies, own, filter, query],
  );
  const found = useMemo(() => ({ list, query, active }), [list, query, active]);
  const { box, typed, noteTyped } = useTyped(query);

  useEffect(() => afterPaint(() => prepareSearch(currencies)), [currencies]);

  const toTop = (): void => {
    setActive(0);
    // a list that stands at its top is not told to: that alone would lay the page out once more for every key
    if (virtual.current !== null && virtual.current.scrollOffset > 0) virtual.current.scrollToIndex(0);
  };
  const pick = useStable((currency: Currency) => {
    if (unavailableReason(currency) === null) onPick(currency);
  });
  const choose = useStable((chosen: CurrencyFilter) => {
    setFilter(chosen);
    toTop();
  });
  const search = useStable((text: string) => {
    noteTyped(text);
    // a letter is painted before anything is searched for it, and the next one does not wait
    startTransition(() => {
      setQuery(text);
      toTop();
    });
  });
  const handleKeyDown = useStable((event: KeyboardEvent) => {
    if (!isMove(event.key) && event.key !== 'Enter') return;
    // who types and presses Enter at once means what the letters find, drawn or not
    const isShown = typed.current === query;
    const meant = isShown ? list : pickerList({ currencies, own, filter, query: typed.current });
    const from = isShown ? active : 0;
    const next = nextIndex(event.key, from, meant.optionCount);
    if (next === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (next !== null) {
      setActive(next);
      virtual.current?.scrollToIndex(rowIndexOf(meant, next), { align: 'nearest' });
      return;
    }
    const currency = currencyAt(meant, from);
    if (currency !== undefined) pick(currency);
  });
  return {
    virtual,
    /** What is found, for which query, and the option that the keys are on: one value, which changes after a key. */
    found,
    /** The element that says that it is busy until what is found is drawn. */
    box,
    filter,
    filters,
    pick,
    search,
    choose,
    handleKeyDown,
  };
};
