export { listingModel } from './listing-model';
export { isAwaited, quoteOf } from './create-prices-model';
export type { PriceView } from './create-prices-model';
export { toListingView } from './listing-view';
export type { ListingAnswer, ListingView, SearchFailure } from './listing-view';
