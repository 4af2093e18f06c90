import type { Network } from '@coinlane/shared-contracts/values';

import { findNetwork } from './find-network.ts';

/** Returns the decimal chain ID of a network (EIP-155). Null: browser wallets do not pay on it. */
export type ChainIds = (network: Network) => number | null;

/** Published chain IDs. */
export const publishedChainIds: ChainIds = (network) => findNetwork(network)?.chainId ?? null;

/**
 * Chain IDs of a site. With test coins, only those of its local chains: on a published chain, a wallet would pay
 * real coins. Undefined: the coins are real.
 */
export const chainIdsOf = (
  testCoins: { readonly chainIds: Readonly<Record<string, number>> } | undefined,
): ChainIds => {
  if (testCoins === undefined) return publishedChainIds;
  const ids = new Map(Object.entries(testCoins.chainIds));
  return (network) => ids.get(network) ?? null;
};
