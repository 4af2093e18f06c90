export { createListingModel, listingModel } from './create-listing-model';
export { toListingView } from './listing-view';
export type { ListingAnswer, ListingView } from './listing-view';
