export { canonicalPathOf, currenciesPath, listingPageAt, pathOf } from './listing-page';
export type { ListingPage, TableState } from './listing-page';
