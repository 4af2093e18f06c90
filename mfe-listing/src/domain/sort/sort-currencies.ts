import type { ListedCurrency } from '../../domain/currency';
import { knownFor } from '../../domain/known-for';

/** Spec §4 "Currencies table": rank (default) or abc. */
export const SORT_MODES = ['rank', 'abc'] as const;
export type SortMode = (typeof SORT_MODES)[number];

/** Spec §9 "Other defaults". */
export const DEFAULT_SORT: SortMode = 'rank';

/** What is known of the order: places by upper-case ticker, and the links of the top currencies, the first one first. */
export type Ranking = {
  readonly ranks: ReadonlyMap<string, number>;
  readonly topLinks: readonly string[];
};

export const NO_RANKING: Ranking = { ranks: new Map(), topLinks: [] };

/** Sorting a thousand names takes longer than a key may; a list is sorted once, and the first collator made when one is. */
const sortByName = knownFor((currencies: readonly ListedCurrency[]): readonly ListedCurrency[] => {
  const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return [...currencies].sort((left, right) => byName.compare(left.name, right.name));
});

/** Without a place of its own a coin stands behind those that have one, the top ones first. */
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

/**
 * abc sorts by name ascending; rank by the places the ranking service gives, then by the top links, else as the
 * content service lists them (spec §4).
 */
export const sortCurrencies = (
  currencies: readonly ListedCurrency[],
  mode: SortMode,
  ranking: Ranking = NO_RANKING,
): readonly ListedCurrency[] => (mode === 'abc' ? sortByName(currencies) : sortByRank(currencies, ranking));

/** The sort mode a URL names, else the default one. */
export const sortModeOf = (word: string | null): SortMode =>
  SORT_MODES.find((mode) => mode === word) ?? DEFAULT_SORT;
