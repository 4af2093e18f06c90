import type { Network } from '@coinlane/shared-contracts/values';

export type NameNetwork = (network: Network) => string;

const inUpperCase: NameNetwork = (network) => network.toUpperCase();

/**
 * Loads the display names of networks. Their table is a chunk of its own: a server-rendered page has its names already.
 * If the chunk fails to load, the codes are shown.
 */
export const loadNetworkNames = (): Promise<NameNetwork> =>
  import(/* webpackChunkName: "networks" */ '@coinlane/chains/networks').then(
    ({ networkName }): NameNetwork => networkName,
    () => inUpperCase,
  );
