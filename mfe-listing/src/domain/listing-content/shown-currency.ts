import { displayName, networkSuperscript } from '../../domain/currency';
import type { ListedCurrency } from '../../domain/currency';
import type { ShownCurrency } from './listing-content';

/** Converts a currency for a row (spec §2 "Each row shows"). */
export const showCurrency = (currency: ListedCurrency): ShownCurrency => ({
  link: currency.link,
  name: displayName(currency),
  ticker: currency.displayTicker.toUpperCase(),
  superscript: networkSuperscript(currency),
  networkName: currency.networkName,
  iconPath: currency.iconPath,
  isFiat: currency.isFiat,
  isFixedRate: currency.isFixedRateEnabled,
});

/** Ticker with its network if needed to distinguish currencies with the same ticker, for headings and labels. */
export const tickerOnNetwork = ({
  ticker,
  superscript,
}: Pick<ShownCurrency, 'ticker' | 'superscript'>): string =>
  superscript === null ? ticker : `${ticker} (${superscript})`;

/** 'Name (TICKER)', with the network if needed. */
const shownLabel = ({ name, ticker, superscript }: ShownCurrency): string =>
  `${name} (${superscript === null ? ticker : `${ticker}, ${superscript}`})`;

/** Translation values of a currency: name, ticker with network, and a label of both. */
export const currencyValues = (
  currency: ShownCurrency,
): { readonly name: string; readonly ticker: string; readonly coin: string } => ({
  name: currency.name,
  coin: shownLabel(currency),
  ticker: tickerOnNetwork(currency),
});

/** Translation values of a pair. */
export const pairValues = (from: ShownCurrency, to: ShownCurrency) => ({
  fromName: from.name,
  fromTicker: tickerOnNetwork(from),
  toName: to.name,
  toTicker: tickerOnNetwork(to),
});
