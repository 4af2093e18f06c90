import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { VirtualizerHandle } from 'virtua';

import { filtersOf, prepareSearch } from '../../../currency/domain/currency';
import type { Currency, CurrencyFilter, OwnCurrencies } from '../../../currency/domain/currency';
import { isMove, nextIndex } from './next-index';
import { currencyAt, pickerList, rowIndexOf } from './picker-list';

type Options = {
  readonly currencies: readonly Currency[];
  readonly own: OwnCurrencies;
  /** Reason why a currency cannot be picked, or null. */
  readonly unavailableReason: (currency: Currency) => string | null;
  readonly onPick: (currency: Currency) => void;
};

const afterPaint = (work: () => void): (() => void) => {
  const timer = setTimeout(work, 0);
  return () => {
    clearTimeout(timer);
  };
};

/** A stable callback that calls the latest version of a function. */
const useStable = <Value>(work: (value: Value) => void): ((value: Value) => void) => {
  const newest = useRef(work);
  useEffect(() => {
    newest.current = work;
  });
  return useCallback((value: Value) => {
    newest.current(value);
  }, []);
};

/** The active filter. Falls back to all when its last member disappears. */
const useFilter = (currencies: readonly Currency[], own: OwnCurrencies) => {
  const [wanted, setFilter] = useState<CurrencyFilter>('ALL');
  const filters = useMemo(() => filtersOf(currencies, own.owned), [currencies, own.owned]);
  return { filters, filter: filters.includes(wanted) ? wanted : 'ALL', setFilter };
};

/**
 * The typed text, which is ahead of the rendered query. Tracked outside React's state, because a re-render would delay
 * the key press.
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

/** The typed query, the filter, the matches and the active option. */
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
    // no call if the list is already at its top: it would force another layout for every key press
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
    // the letter is painted before the search runs, and the next key does not wait
    startTransition(() => {
      setQuery(text);
      toTop();
    });
  });
  const handleKeyDown = useStable((event: KeyboardEvent) => {
    if (!isMove(event.key) && event.key !== 'Enter') return;
    // Enter immediately after typing picks the match of the typed text, even if it is not rendered yet
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
    /** The matches with their query and the active option: one value, which changes after a key press. */
    found,
    /** The element that is marked busy until the matches are rendered. */
    box,
    filter,
    filters,
    pick,
    search,
    choose,
    handleKeyDown,
  };
};
