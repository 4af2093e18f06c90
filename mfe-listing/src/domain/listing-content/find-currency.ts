import { redirectTarget } from '../../domain/currency';
import type { ListedCurrency } from '../../domain/currency';
import type { MarketSide } from '../../domain/market';
import type { ListingContent, ListingData } from './listing-content';

export const NOT_FOUND: ListingContent = { _tag: 'NotFound' };

/** The currency a slug names. */
export const byLink = ({ currencies }: ListingData, link: string): ListedCurrency | undefined =>
  currencies.find((currency) => currency.link === link);

/**
 * Whether fiat money buys a coin now. Where the links could not be fetched nobody knows: the failure is ignored (spec §8
 * "Listing"), and the page stays one instead of being taken for gone.
 */
export const canBeBought = ({ buyLinks }: ListingData, link: string): boolean =>
  buyLinks === null || buyLinks.includes(link);

/** The currency of a ticker; a calculator's default may not be listed. */
export const byTicker = ({ currencies }: ListingData, ticker: string): ListedCurrency | undefined =>
  currencies.find((currency) => currency.ticker === ticker);

/** The content of a currency's page, or the way to the page of its stand-in (spec §3 "redirectTo"). */
export const redirectOr = (
  currency: ListedCurrency,
  { currencies }: ListingData,
  toPath: (link: string) => string,
  content: () => ListingContent,
): ListingContent => {
  const target = redirectTarget(currency, currencies);
  return target === null ? content() : { _tag: 'Redirect', path: toPath(encodeURIComponent(target.link)) };
};

/** A currency in the words the market is asked in. */
export const marketSide = ({ ticker, displayTicker, network }: ListedCurrency): MarketSide => ({
  ticker,
  displayTicker,
  network,
});
