import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';

import { filtersOf, isToken, prepareSearch } from '../../../currency/domain/currency';
import type {
  Currency,
  CurrencyFilter,
  CurrencyOrToken,
  OwnCurrencies,
  Token,
} from '../../../currency/domain/currency';
import { isMove, nextIndex } from './next-index';
import { firstPlace, includesTicker, itemAt, pickerList, rowIndexOf } from './picker-list';
import type { PickerList } from './picker-list';
import { useStable } from './use-stable';
import { useTyped } from './use-typed';

type Options = {
  readonly currencies: readonly Currency[];
  readonly own: OwnCurrencies;
  readonly selectedTicker: string;
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

/** The active filter. Falls back to all currencies when its last entry disappears. */
const useFilter = (currencies: readonly Currency[], own: OwnCurrencies) => {
  const [wanted, setFilter] = useState<CurrencyFilter>('ALL');
  const filters = useMemo(() => filtersOf(currencies, own.owned), [currencies, own.owned]);
  return { filters, filter: filters.includes(wanted) ? wanted : 'ALL', setFilter };
};

/** The options for the query, and the active one, which is initially the selected one. */
const useFound = ({ currencies, own, selectedTicker }: Options) => {
  const virtual = useRef<VirtualizerHandle>(null);
  const [query, setQuery] = useState('');
  const [token, setToken] = useState<Token | null>(null);
  const { filters, filter, setFilter } = useFilter(currencies, own);
  const list = useMemo(
    () => pickerList({ currencies, own, filter, query, token }),
    [currencies, own, filter, query, token],
  );
  const [active, setActive] = useState(() =>
    firstPlace(list, (item) => includesTicker(item, selectedTicker)),
  );
  const [place, setPlace] = useState<number | null>(active);
  // after the rows of another list are rendered
  useEffect(() => {
    if (place === null) return;
    virtual.current?.scrollToIndex(rowIndexOf(list, place), { align: 'nearest' });
    setPlace(null);
  }, [place, list]);

  const toTop = (): void => {
    setActive(0);
    // no call if the list is already at its top, because it would force another layout for every key press
    if (virtual.current !== null && virtual.current.scrollOffset > 0) virtual.current.scrollToIndex(0);
  };
  /** Shows the networks of a token, or all tokens again. The selected or the last option becomes active. */
  const choosing = (next: Token | null): void => {
    const shown = pickerList({ currencies, own, filter, query: '', token: next });
    const at = firstPlace(shown, (item) =>
      next === null ? item === token : includesTicker(item, selectedTicker),
    );
    setToken(next);
    setQuery('');
    setActive(at);
    setPlace(at);
  };
  const found = useMemo(() => ({ list, query, active, token }), [list, query, active, token]);
  return { virtual, found, filter, filters, setQuery, setFilter, setActive, setPlace, toTop, choosing };
};

type KeyTargets = Pick<
  ReturnType<typeof useFound>,
  'virtual' | 'found' | 'filter' | 'setActive' | 'setPlace'
> & {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly typed: RefObject<string>;
  readonly ahead: RefObject<number>;
  readonly pick: (item: CurrencyOrToken) => void;
  readonly show: (token: Token | null) => void;
};

/** Keys of the search box, which has the focus. They move the active option, pick it, or leave a token. */
const useKeys = ({ currencies, own }: Options, targets: KeyTargets) => {
  const { virtual, found, filter, setActive, setPlace, box, typed, ahead, pick, show } = targets;
  const { list, query, active, token } = found;
  const isShown = (): boolean => typed.current === query;
  const move = (key: string, shown: PickerList, from: number): void => {
    const next = nextIndex(key, from, shown.optionCount);
    if (next === null) return;
    ahead.current = next;
    setActive(next);
    // if the matches are not rendered yet, scrolls when they are
    if (!isShown()) startTransition(() => setPlace(next));
    // in a low window, everything below the search box scrolls
    box.current?.querySelector('[role=listbox]')?.scrollIntoView({ block: 'nearest' });
    virtual.current?.scrollToIndex(rowIndexOf(shown, next), { align: 'nearest' });
  };
  const pickAt = (shown: PickerList, place: number): void => {
    const item = itemAt(shown, place);
    if (item !== undefined) pick(item);
  };
  const at = (): number => (isShown() ? active : ahead.current);
  // Enter right after typing picks the match of the typed text, even if it is not rendered yet
  const meant = (): PickerList =>
    isShown() ? list : pickerList({ currencies, own, filter, query: typed.current, token });
  return useStable((event: KeyboardEvent) => {
    if (event.key === 'Escape' && token !== null && typed.current === '') show(null);
    else if (event.key === 'Enter') pickAt(meant(), at());
    else if (isMove(event.key)) move(event.key, meant(), at());
    else return;
    event.preventDefault();
  });
};

/** The typed query, the filter, the token, the matches and the active option. */
export const usePicker = (options: Options) => {
  const { currencies, unavailableReason, onPick } = options;
  const picked = useFound(options);
  const { virtual, found, filter, filters, setQuery, setFilter, toTop, choosing } = picked;
  const { box, typed, ahead, noteTyped, clearTyped } = useTyped(found.query);

  useEffect(() => afterPaint(() => prepareSearch(currencies)), [currencies]);

  const show = useStable((next: Token | null) => {
    clearTyped();
    choosing(next);
  });
  const pick = useStable((item: CurrencyOrToken) => {
    if (isToken(item)) {
      if (item.networks.some((network) => unavailableReason(network) === null)) show(item);
    } else if (unavailableReason(item) === null) onPick(item);
  });
  const choose = useStable((chosen: CurrencyFilter) => {
    setFilter(chosen);
    toTop();
  });
  const search = useStable((text: string) => {
    noteTyped(text);
    // paints the letter before the search runs, and does not delay the next key
    startTransition(() => {
      setQuery(text);
      toTop();
    });
  });
  const handleKeyDown = useKeys(options, { ...picked, box, typed, ahead, pick, show });
  return {
    virtual,
    /** The matches with their query, token and active option, as one value that changes after a key press. */
    found,
    /** Element that is marked as busy until the matches are rendered. */
    box,
    filter,
    filters,
    pick,
    search,
    choose,
    show,
    handleKeyDown,
  };
};
