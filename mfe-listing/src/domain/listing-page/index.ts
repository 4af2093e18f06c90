export { canonicalPathOf, isSameScreen, listingPageAt, pathOf, placePath, tablePath } from './listing-page';
export type { ListingPage, ListingPlace } from './listing-page';
export { DEFAULT_TABLE, searchOf } from './table-state';
export type { TableState, TableTheme } from './table-state';
