export { addV1CurrencyRoutes, addV2CurrencyRoutes } from './routes.ts';
