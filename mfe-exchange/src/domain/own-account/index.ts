export { addressesFor, ownedCurrencies } from './own-account';
export type { OwnedTickers, WhitelistedAddress } from './own-account';
