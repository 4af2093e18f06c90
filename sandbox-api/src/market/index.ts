export { pairMarket, SEGMENTS } from './pair-market.ts';
export type { Segment } from './pair-market.ts';
export { priceMap } from './price-map.ts';
export { change24hOf, usdPriceAt } from './price.ts';
export { addMarketRoutes, addPriceDataRoutes } from './routes.ts';
