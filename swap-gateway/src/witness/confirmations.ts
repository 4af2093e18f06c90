import { findNetwork } from '@coinlane/chains/networks';
import type { Network } from '@coinlane/shared-contracts/values';

/**
 * Number of blocks after which a payout counts as received. Networks that are not listed use the default of their
 * kind.
 */
const REQUIRED: Readonly<Partial<Record<string, number>>> = {
  btc: 2,
  eth: 12,
  bsc: 15,
  matic: 64,
  arbitrum: 20,
  base: 20,
  op: 20,
};
const OF_EVM = 12;
const OF_OTHERS = 6;
/** After this number of blocks, the order is no longer read. */
const SETTLED_AFTER = 12;

export const requiredConfirmations = (network: Network): number =>
  REQUIRED[network] ?? (findNetwork(network)?.family === 'evm' ? OF_EVM : OF_OTHERS);

/** Number of blocks until which a payout is watched, because a reorganisation can still remove it. */
export const settledConfirmations = (network: Network): number =>
  requiredConfirmations(network) + SETTLED_AFTER;
