import { displayName, networkSuperscript } from '../../domain/currency';
import type { ListedCurrency } from '../../domain/currency';
import type { ShownCurrency } from './listing-content';

/** A currency in the words and marks of a row (spec §2 "Each row shows"). */
export const showCurrency = (currency: ListedCurrency): ShownCurrency => ({
  link: currency.link,
  name: displayName(currency),
  ticker: currency.displayTicker.toUpperCase(),
  superscript: networkSuperscript(currency),
  iconPath: currency.iconPath,
  isFiat: currency.isFiat,
  isFixedRate: currency.isFixedRateEnabled,
});

/** The ticker with its network where it needs one, for headings and labels: two of one ticker are told apart. */
export const tickerOnNetwork = ({
  ticker,
  superscript,
}: Pick<ShownCurrency, 'ticker' | 'superscript'>): string =>
  superscript === null ? ticker : `${ticker} ${superscript}`;

/** What fills the words about a currency. */
export const currencyValues = (
  currency: ShownCurrency,
): { readonly name: string; readonly ticker: string } => ({
  name: currency.name,
  ticker: tickerOnNetwork(currency),
});

/** What fills the words about a pair. */
export const pairValues = (from: ShownCurrency, to: ShownCurrency) => ({
  fromName: from.name,
  fromTicker: tickerOnNetwork(from),
  toName: to.name,
  toTicker: tickerOnNetwork(to),
});
