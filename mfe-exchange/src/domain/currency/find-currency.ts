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

/** The currency with a ticker, whatever its case; null when the list has none. */
export const findCurrency = (currencies: readonly Currency[], ticker: Ticker): Currency | null => {
  const lowerCased = ticker.toLowerCase();
  return currencies.find((currency) => currency.ticker === lowerCased) ?? null;
};

/**
 * The currency with a shown ticker on a network: crypto first, then fiat (spec §3 "Currency list").
 * Without a network the one named like its ticker wins, then the first listed.
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

/** The ticker of a currency on a network (spec §3 "Currency list"); null when the list has none. */
export const resolveTicker = (
  currencies: readonly Currency[],
  currency: string,
  network: Network | null,
): Ticker | null => resolveCurrency(currencies, { currency, network })?.ticker ?? null;
