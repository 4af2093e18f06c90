import type { DecimalString } from '@coinlane/shared-contracts/values';

import type { ListedCurrency } from './currency';
import { knownFor } from './known-for';

/** Spec §4 "Currencies table": rank (default) or abc. The highest price and the largest rise first. */
export const SORT_MODES = ['rank', 'abc', 'price', 'change'] as const;
export type SortMode = (typeof SORT_MODES)[number];

/** Spec §9 "Other defaults". */
export const DEFAULT_SORT: SortMode = 'rank';

/** Price and change in 24 hours of each coin, by upper-case ticker. */
export type Quotes = ReadonlyMap<
  string,
  { readonly price: DecimalString; readonly change24h: DecimalString | null }
>;

/** Data for the sort order: ranks by upper-case ticker, and the links of the top currencies in order. */
export type Ranking = {
  readonly ranks: ReadonlyMap<string, number>;
  readonly topLinks: readonly string[];
  readonly quotes: Quotes | null;
};

const NO_RANKING: Ranking = { ranks: new Map(), topLinks: [], quotes: null };

/**
 * Cached per list, because sorting a thousand names takes longer than a key press may take. The collator is
 * created with the first sort.
 */
const sortByName = knownFor((currencies: readonly ListedCurrency[]): readonly ListedCurrency[] => {
  const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return [...currencies].sort((left, right) => byName.compare(left.name, right.name));
});

/** Ranked coins come first, then the top coins, then the rest. */
const placeOf =
  ({ ranks, topLinks }: Ranking) =>
  ({ ticker, link }: ListedCurrency): number => {
    const rank = ranks.get(ticker.toUpperCase());
    if (rank !== undefined) return rank;
    const top = topLinks.indexOf(link);
    return top === -1 ? Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER - topLinks.length + top;
  };

type Ranked = { readonly by: Ranking; readonly currencies: readonly ListedCurrency[] };
const ranked = new WeakMap<readonly ListedCurrency[], Ranked>();

const sortByRank = (currencies: readonly ListedCurrency[], ranking: Ranking): readonly ListedCurrency[] => {
  const known = ranked.get(currencies);
  if (known?.by.ranks === ranking.ranks && known.by.topLinks === ranking.topLinks) return known.currencies;
  const place = placeOf(ranking);
  const made = currencies
    .map((currency) => ({ currency, at: place(currency) }))
    .sort((left, right) => left.at - right.at)
    .map(({ currency }) => currency);
  ranked.set(currencies, { by: ranking, currencies: made });
  return made;
};

const quoteOf = ({ displayTicker, ticker }: ListedCurrency, quotes: Quotes) =>
  quotes.get(displayTicker.toUpperCase()) ?? quotes.get(ticker.toUpperCase());

const valueOf = (currency: ListedCurrency, mode: 'price' | 'change', quotes: Quotes): number => {
  const quote = quoteOf(currency, quotes);
  const value = mode === 'price' ? quote?.price : quote?.change24h;
  return value === undefined || value === null ? Number.NEGATIVE_INFINITY : Number(value);
};

type Sorted = {
  readonly of: readonly ListedCurrency[];
  readonly mode: SortMode;
  readonly currencies: readonly ListedCurrency[];
};
const sortedByQuote = new WeakMap<Quotes, Sorted>();

/** Sorts by value, highest first. Coins with equal values, or without one, are sorted by rank. */
const sortByQuote = (
  currencies: readonly ListedCurrency[],
  mode: 'price' | 'change',
  ranking: Ranking,
): readonly ListedCurrency[] => {
  const { quotes } = ranking;
  const byRank = sortByRank(currencies, ranking);
  if (quotes === null) return byRank;
  const known = sortedByQuote.get(quotes);
  if (known?.of === byRank && known.mode === mode) return known.currencies;
  const made = byRank
    .map((currency) => ({ currency, value: valueOf(currency, mode, quotes) }))
    .sort((left, right) => (left.value === right.value ? 0 : right.value - left.value))
    .map(({ currency }) => currency);
  sortedByQuote.set(quotes, { of: byRank, mode, currencies: made });
  return made;
};

/**
 * Sorts the currencies (spec §4). `abc`: by name ascending. `rank`: by the ranking service, then by the top links,
 * otherwise in the order of the content service. `price` and `change`: descending.
 */
export const sortCurrencies = (
  currencies: readonly ListedCurrency[],
  mode: SortMode,
  ranking: Ranking = NO_RANKING,
): readonly ListedCurrency[] => {
  switch (mode) {
    case 'abc':
      return sortByName(currencies);
    case 'rank':
      return sortByRank(currencies, ranking);
    case 'price':
    case 'change':
      return sortByQuote(currencies, mode, ranking);
  }
};

/** Parses the sort mode of a URL. Uses the default for an invalid one. */
export const sortModeOf = (word: string | null): SortMode =>
  SORT_MODES.find((mode) => mode === word) ?? DEFAULT_SORT;
