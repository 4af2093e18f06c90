export { fetchMarket } from './fetch-market';
