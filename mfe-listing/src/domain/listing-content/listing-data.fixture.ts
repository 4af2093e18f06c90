import type { CoinPairs, ListingData } from './listing-content';

/** Pairs of Bitcoin: empty, with overrides from the test. */
export const coinPairs = (changes: Partial<CoinPairs> = {}): CoinPairs => ({
  of: 'bitcoin',
  currencies: [],
  validLinks: [],
  exceptions: [],
  ...changes,
});

/** Data from the services: empty, with overrides from the test. */
export const listingData = (changes: Partial<ListingData> = {}): ListingData => ({
  hasMarket: false,
  hasFiat: true,
  currencies: [],
  buyLinks: null,
  topLinks: null,
  ranks: null,
  quotes: null,
  pairs: null,
  ...changes,
});
