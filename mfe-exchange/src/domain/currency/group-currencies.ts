import type { Currency } from './currency';

/** Spec §9 "Sell popular coins"; the order is the order shown. */
const POPULAR: readonly string[] = [
  'btc',
  'eth',
  'sol',
  'ada',
  'usdterc20',
  'usdttrc20',
  'xrp',
  'doge',
  'ltc',
];
/** Spec §9 "Popular fiats". */
const POPULAR_FIATS: readonly string[] = ['usd', 'eur', 'gbp'];

export type CurrencyGroupName = 'popular' | 'popularFiats' | 'stablecoins' | 'all';
export type CurrencyGroup = { readonly name: CurrencyGroupName; readonly currencies: readonly Currency[] };

const pick = (currencies: readonly Currency[], tickers: readonly string[]): readonly Currency[] => {
  const byTicker = new Map(currencies.map((currency) => [currency.ticker, currency]));
  return tickers.flatMap((ticker) => byTicker.get(ticker) ?? []);
};

/** The popular coins the list has, in the order of spec §9, then those the service features. */
export const popularCurrencies = (currencies: readonly Currency[]): readonly Currency[] => {
  const named = pick(currencies, POPULAR);
  const featured = currencies.filter(
    (currency) => currency.isFeatured && !currency.isFiat && !named.includes(currency),
  );
  return [...named, ...featured.slice(0, 12 - named.length)];
};

/** The groups of the picker that have members, in the order shown (spec §2 "Currency pickers"). */
export const groupCurrencies = (currencies: readonly Currency[]): readonly CurrencyGroup[] => {
  const groups: readonly CurrencyGroup[] = [
    { name: 'popular', currencies: popularCurrencies(currencies) },
    { name: 'popularFiats', currencies: pick(currencies, POPULAR_FIATS) },
    { name: 'stablecoins', currencies: currencies.filter(({ isStable, isFiat }) => isStable && !isFiat) },
    { name: 'all', currencies },
  ];
  return groups.filter((group) => group.currencies.length > 0);
};
