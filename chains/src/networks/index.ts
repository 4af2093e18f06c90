export type { ChainIds } from './chain-ids.ts';
export { chainIdsOf, publishedChainIds } from './chain-ids.ts';
export { findNetwork, networksOf } from './find-network.ts';
export { networkName } from './network-name.ts';
export type { FamilyName, NetworkRow } from './network-row.ts';
export { NETWORKS } from './networks.table.ts';
