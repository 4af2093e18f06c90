export { isAddressOf, isExtraIdOf, toAddressFault } from './address-rule';
export type { AddressFault, PayoutAddress } from './address-rule';
