export { findNetwork, networksOf } from './find-network.ts';
export { networkName } from './network-name.ts';
export type { FamilyName, NetworkRow } from './network-row.ts';
export { NETWORKS } from './networks.table.ts';
