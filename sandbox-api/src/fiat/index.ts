export { addCheckoutRoutes } from './checkout-routes.ts';
export { addFiatRoutes } from './fiat-routes.ts';
export { addFiatTransactionRoutes } from './fiat-transaction-routes.ts';
