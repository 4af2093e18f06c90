import { CURRENCIES, TEST_COINS } from './catalog.ts';
import type { Currency } from './currency.ts';

const hasMarkup = ({ name }: Currency): boolean => /[<>"]/.test(name);

/** Test coins can be ordered and held, so that pages with them can be tested. Their names contain no markup. */
const byTicker = new Map(
  [...CURRENCIES, ...TEST_COINS.filter((coin) => !hasMarkup(coin))].map((currency) => [
    currency.ticker,
    currency,
  ]),
);
const byNetwork = new Map(
  CURRENCIES.toReversed().map((currency) => [`${currency.currentTicker}/${currency.network}`, currency]),
);
const byLink = new Map(CURRENCIES.map((currency) => [currency.link, currency]));

/** Finds a currency by legacy ticker, case-insensitive. */
export const findByTicker = (ticker: string): Currency | undefined => byTicker.get(ticker.toLowerCase());

/** Finds a currency by current ticker and network, or without a network by legacy ticker. */
export const findByTickerAndNetwork = (ticker: string, network: string): Currency | undefined =>
  network === ''
    ? findByTicker(ticker)
    : (byNetwork.get(`${ticker}/${network}`.toLowerCase()) ?? findOnItsOwnNetwork(ticker, network));

const findOnItsOwnNetwork = (ticker: string, network: string): Currency | undefined => {
  const found = findByTicker(ticker);
  return found?.network === network.toLowerCase() ? found : undefined;
};

/** Finds by the slug of its page. */
export const findByLink = (link: string): Currency | undefined => byLink.get(link);
