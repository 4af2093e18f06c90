export { canonicalPathOf, currenciesPath, isSameScreen, listingPageAt, pathOf } from './listing-page';
export type { ListingPage, TableState } from './listing-page';
