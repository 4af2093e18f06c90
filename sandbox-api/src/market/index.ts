export { change24hOf, usdPriceAt } from './price.ts';
export { addMarketRoutes, addPriceDataRoutes } from './routes.ts';
