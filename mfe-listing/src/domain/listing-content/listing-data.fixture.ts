import type { CoinPairs, ListingData } from './listing-content';

/** The pairs of Bitcoin, none of them, unless told otherwise. */
export const coinPairs = (changes: Partial<CoinPairs> = {}): CoinPairs => ({
  of: 'bitcoin',
  currencies: [],
  validLinks: [],
  exceptions: [],
  ...changes,
});

/** What the services know: nothing, unless told otherwise. */
export const listingData = (changes: Partial<ListingData> = {}): ListingData => ({
  currencies: [],
  buyLinks: null,
  topLinks: null,
  ranks: null,
  pairs: null,
  ...changes,
});
