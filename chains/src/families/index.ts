export type { CheckFamily, FamilyVerdict } from './family.ts';
export { encodeCashAddress } from './cash-address.ts';
export { findInnerExtraId } from './find-inner-extra-id.ts';
export { findOtherNetworks } from './find-other-networks.ts';
export { loadFamily } from './load-family.ts';
