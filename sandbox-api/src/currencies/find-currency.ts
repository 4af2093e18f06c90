import { CURRENCIES, TEST_COINS } from './catalog.ts';
import type { Currency } from './currency.ts';

const hasMarkup = ({ name }: Currency): boolean => /[<>"]/.test(name);

/** Test coins can be ordered and held, so that pages with them can be tested; a name with markup reaches no page that way. */
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

/** By the legacy ticker, whatever its case; undefined when there is none. */
export const findByTicker = (ticker: string): Currency | undefined => byTicker.get(ticker.toLowerCase());

/** By current ticker and network; without a network the legacy ticker decides. */
export const findByTickerAndNetwork = (ticker: string, network: string): Currency | undefined =>
  network === ''
    ? findByTicker(ticker)
    : (byNetwork.get(`${ticker}/${network}`.toLowerCase()) ?? findOnItsOwnNetwork(ticker, network));

const findOnItsOwnNetwork = (ticker: string, network: string): Currency | undefined => {
  const found = findByTicker(ticker);
  return found?.network === network.toLowerCase() ? found : undefined;
};

/** By the slug of its page. */
export const findByLink = (link: string): Currency | undefined => byLink.get(link);
