import type { Currency } from './currency';

/** The currencies a query finds, best first; all of them for a blank query. */
export const searchCurrencies = (currencies: readonly Currency[], query: string): readonly Currency[] => {
  const wanted = query.trim().toLowerCase();
  return currencies.filter(({ ticker, name }) => ticker.includes(wanted) || name.toLowerCase().includes(wanted));
};
