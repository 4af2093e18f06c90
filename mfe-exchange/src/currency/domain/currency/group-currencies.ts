import { DEFI_COINS } from '@coinlane/shared-contracts/values';

import { POPULAR_FIATS, PURCHASE_FIATS, SELL_POPULAR_COINS } from './coin-lists';
import type { Currency } from './currency';

/** The groups of spec §2 "Currency pickers", and the user's own lists. */
export type CurrencyGroupName =
  | 'favourites'
  | 'recent'
  | 'popular'
  | 'popularFiats'
  | 'stablecoins'
  | 'defi'
  | 'all'
  | 'new'
  | 'topGainers'
  | 'topLosers'
  | 'balance';

export type CurrencyGroup = { readonly name: CurrencyGroupName; readonly currencies: readonly Currency[] };

/** The filters of spec §2 "Currency pickers". */
const CURRENCY_FILTERS = ['ALL', 'NEW', 'GAINERS24H', 'LOSERS24H', 'BALANCE'] as const;
export type CurrencyFilter = (typeof CURRENCY_FILTERS)[number];

/** The user's own lists: favourites, recent picks and owned currencies. Null: the owned ones are unknown. */
export type OwnCurrencies = {
  readonly favourites: readonly Currency[];
  readonly recents: readonly Currency[];
  readonly owned: readonly Currency[] | null;
};

const POPULAR = [...SELL_POPULAR_COINS, 'usdttrc20'];
const POPULAR_SHOWN = 12;
const MOVERS_SHOWN = 100;

const pick = (currencies: readonly Currency[], tickers: readonly string[]): readonly Currency[] => {
  const byTicker = new Map(currencies.map((currency) => [currency.ticker, currency]));
  return tickers.flatMap((ticker) => byTicker.get(ticker) ?? []);
};

/** Returns the listed popular coins in the order of spec §9, then the featured coins. */
export const popularCurrencies = (currencies: readonly Currency[]): readonly Currency[] => {
  const named = pick(
    currencies.filter(({ isFiat }) => !isFiat),
    POPULAR,
  );
  const featured = currencies.filter(
    (currency) => currency.isFeatured && !currency.isFiat && !named.includes(currency),
  );
  return [...named, ...featured.slice(0, POPULAR_SHOWN - named.length)];
};

const percentOf = ({ change24h }: Currency): number => Number(change24h ?? 0);

/** Currencies whose price rose (+1) or fell (-1) within a day, largest change first. At most 100. */
const movers = (currencies: readonly Currency[], sign: 1 | -1): readonly Currency[] =>
  currencies
    .filter((currency) => !currency.isFiat && percentOf(currency) * sign > 0)
    .toSorted((one, other) => (percentOf(other) - percentOf(one)) * sign)
    .slice(0, MOVERS_SHOWN);

const popularFirst = (currencies: readonly Currency[]): readonly Currency[] => {
  const often = pick(currencies, PURCHASE_FIATS).filter(({ isFiat }) => isFiat);
  return often.length === 0
    ? currencies
    : [...often, ...currencies.filter((currency) => !often.includes(currency))];
};

const groupsOfList = (currencies: readonly Currency[]): readonly CurrencyGroup[] => [
  { name: 'popular', currencies: popularCurrencies(currencies) },
  {
    name: 'popularFiats',
    currencies: pick(
      currencies.filter(({ isFiat }) => isFiat),
      POPULAR_FIATS,
    ),
  },
  { name: 'stablecoins', currencies: currencies.filter(({ isStable, isFiat }) => isStable && !isFiat) },
  { name: 'defi', currencies: pick(currencies, DEFI_COINS) },
  { name: 'all', currencies: popularFirst(currencies) },
];

type Lists = Readonly<Record<Exclude<CurrencyFilter, 'BALANCE'>, readonly CurrencyGroup[]>>;

const listsOf = (currencies: readonly Currency[]): Lists => ({
  ALL: groupsOfList(currencies),
  NEW: [{ name: 'new', currencies: currencies.filter(({ isNew, isFiat }) => isNew && !isFiat) }],
  GAINERS24H: [{ name: 'topGainers', currencies: movers(currencies, 1) }],
  LOSERS24H: [{ name: 'topLosers', currencies: movers(currencies, -1) }],
});

const known = new WeakMap<readonly Currency[], Lists>();

/** Cached per array, which is safe because lists are never mutated. */
const rememberedLists = (currencies: readonly Currency[]): Lists => {
  const remembered = known.get(currencies);
  if (remembered) return remembered;
  const made = listsOf(currencies);
  known.set(currencies, made);
  return made;
};

/** Returns the non-empty groups of a filter, in display order (spec §2 "Currency pickers"). */
export const groupCurrencies = (
  currencies: readonly Currency[],
  filter: CurrencyFilter,
  { favourites, recents, owned }: OwnCurrencies,
): readonly CurrencyGroup[] => {
  const groups: readonly CurrencyGroup[] =
    filter === 'BALANCE'
      ? [{ name: 'balance', currencies: owned ?? [] }]
      : rememberedLists(currencies)[filter];
  const own: readonly CurrencyGroup[] =
    filter === 'ALL'
      ? [
          { name: 'favourites', currencies: favourites },
          { name: 'recent', currencies: recents },
        ]
      : [];
  return [...own, ...groups].filter((group) => group.currencies.length > 0);
};

/**
 * Returns the filters that have entries. Fiat lists have none, and balances appear only if they are known (spec §2).
 */
export const filtersOf = (
  currencies: readonly Currency[],
  owned: readonly Currency[] | null,
): readonly CurrencyFilter[] => {
  const lists = rememberedLists(currencies);
  return CURRENCY_FILTERS.filter((filter) => {
    if (filter === 'ALL') return true;
    if (filter === 'BALANCE') return owned !== null && owned.length > 0;
    return lists[filter].some((group) => group.currencies.length > 0);
  });
};
