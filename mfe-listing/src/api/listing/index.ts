export { fetchListing } from './fetch-listing';
