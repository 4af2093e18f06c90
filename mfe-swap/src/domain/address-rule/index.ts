export { isAddressOf, isExtraIdOf, toAddressFault } from './address-rule';
export type { AddressFault, AddressFinding, PayoutAddress } from './address-rule';
