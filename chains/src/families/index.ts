export { COSMOS_NETWORKS } from './cosmos-prefixes.ts';
export { EVM_NETWORKS } from './evm-networks.ts';
export type { CheckFamily, FamilyVerdict } from './family.ts';
export { findInnerExtraId } from './find-inner-extra-id.ts';
export { findOtherNetworks } from './find-other-networks.ts';
export { KNOWN_NETWORKS, loadFamily } from './load-family.ts';
