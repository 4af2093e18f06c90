export { fetchMarketData } from './fetch-market-data';
