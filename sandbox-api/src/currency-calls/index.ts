export { addV1CurrencyRoutes, addV2CurrencyRoutes } from './routes.ts';
export { createCatalogSizes } from './catalog-sizes.ts';
export type { CatalogSizes } from './catalog-sizes.ts';
