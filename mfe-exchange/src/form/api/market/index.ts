export { fetchMarketData } from './fetch-market-data';
export { fetchAvailablePairs, fetchFixedRatePairs } from './fetch-pair-availability';
