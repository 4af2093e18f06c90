export { pricePair } from './price-pair';
export { MARKET_SPANS } from './market-data';
export type { MarketData, MarketPoint, MarketSpan } from './market-data';
export { samplePoints, summarizePoints } from './summarize-points';
