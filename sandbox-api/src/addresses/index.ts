export { payinTargetOf } from './pay-in-address.ts';
export type { PayinTarget } from './pay-in-address.ts';
export { addAddressRoutes, lookUpName } from './routes.ts';
export { isAddressOf, isExtraIdOf, isLostAt, isPayable, networksOf } from './validate-address.ts';
