import type { Ticker } from '@coinlane/shared-contracts/values';

import type { Currency } from './currency';

/** Spec §9 "Calculator defaults". */
export const DEFAULT_TICKERS = {
  from: 'btc',
  to: 'eth',
  buyFrom: 'usd',
  buyTo: 'btc',
  sellFrom: 'btc',
  sellTo: 'eur',
} as const;

/** Spec §9 "Calculator defaults". */
export const DEFAULT_AMOUNT = '0.1';

/** Finds a currency by its ticker, case-insensitively. Null if it is not listed. */
export const findCurrency = (currencies: readonly Currency[], ticker: Ticker): Currency | null => {
  const lowerCased = ticker.toLowerCase();
  return currencies.find((currency) => currency.ticker === lowerCased) ?? null;
};
