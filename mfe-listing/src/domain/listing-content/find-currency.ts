import { redirectTarget } from '../../domain/currency';
import type { ListedCurrency } from '../../domain/currency';
import type { MarketSide } from '../../domain/market';
import type { ListingContent, ListingData } from './listing-content';

export const NOT_FOUND: ListingContent = { _tag: 'NotFound' };

/** Finds a currency by its slug. */
export const byLink = ({ currencies }: ListingData, link: string): ListedCurrency | undefined =>
  currencies.find((currency) => currency.link === link);

/**
 * Whether a coin can be bought with fiat now. True if the links failed to load: that failure is ignored (spec §8
 * "Listing"), and the page must not become a 404.
 */
export const canBeBought = ({ buyLinks }: ListingData, link: string): boolean =>
  buyLinks === null || buyLinks.includes(link);

/** Finds a currency by its ticker. The default of the calculator may be unlisted. */
export const byTicker = ({ currencies }: ListingData, ticker: string): ListedCurrency | undefined =>
  currencies.find((currency) => currency.ticker === ticker);

/** Content of a currency's page, or a redirect to its replacement's page (spec §3 "redirectTo"). */
export const redirectOr = (
  currency: ListedCurrency,
  { currencies }: ListingData,
  toPath: (link: string) => string,
  content: () => ListingContent,
): ListingContent => {
  const target = redirectTarget(currency, currencies);
  return target === null ? content() : { _tag: 'Redirect', path: toPath(encodeURIComponent(target.link)) };
};

/** A currency as identified by the market services. */
export const marketSide = ({ ticker, displayTicker, network }: ListedCurrency): MarketSide => ({
  ticker,
  displayTicker,
  network,
});
