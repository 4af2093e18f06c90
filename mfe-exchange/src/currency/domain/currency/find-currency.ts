import type { Network, Ticker } from '@coinlane/shared-contracts/values';

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

/**
 * Finds a currency by its displayed ticker and network: crypto first, then fiat (spec §3 "Currency list"). Without a
 * network, a currency whose ticker equals the displayed ticker comes first, then the first one listed.
 */
export const resolveCurrency = (
  currencies: readonly Currency[],
  name: { readonly currency: string; readonly network: Network | null },
): Currency | null => {
  const shown = name.currency.toLowerCase();
  const network = name.network?.toLowerCase() ?? null;
  const fits = (currency: Currency): boolean =>
    currency.displayTicker === shown && (network === null || currency.network === network);
  const candidates = currencies.filter(fits);
  const crypto = candidates.filter(({ isFiat }) => !isFiat);
  return crypto.find(({ ticker }) => ticker === shown) ?? crypto[0] ?? candidates[0] ?? null;
};

/** Returns the ticker of a currency on a network (spec §3 "Currency list"), or null if it is not listed. */
export const resolveTicker = (
  currencies: readonly Currency[],
  currency: string,
  network: Network | null,
): Ticker | null => resolveCurrency(currencies, { currency, network })?.ticker ?? null;
