export { addV1CurrencyRoutes, addV2CurrencyRoutes } from './routes.ts';
export { createCatalogs } from './catalogs.ts';
export type { Catalogs } from './catalogs.ts';
