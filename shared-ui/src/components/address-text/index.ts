export { AddressText } from './address-text';
export type { AddressTextProps } from './address-text';
export { groupAddress } from './group-address';
export type { AddressGroup } from './group-address';
export { shortenMiddle } from './shorten-middle';
