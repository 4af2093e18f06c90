export { fetchListing } from './fetch-listing';
export type { ListingQuestion } from './fetch-listing';
