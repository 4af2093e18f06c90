export { fetchPrices } from './fetch-prices';
