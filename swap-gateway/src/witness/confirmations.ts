import { findNetwork } from '@coinlane/chains/networks';
import type { Network } from '@coinlane/shared-contracts/values';

/** Blocks after which a payout counts as arrived. Networks that are not listed have the number of their kind. */
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
/** Afterwards the order is not read any more. */
const SETTLED_AFTER = 12;

export const requiredConfirmations = (network: Network): number =>
  REQUIRED[network] ?? (findNetwork(network)?.family === 'evm' ? OF_EVM : OF_OTHERS);

/** Until this number a payout is watched: a reorganisation can still remove it. */
export const settledConfirmations = (network: Network): number =>
  requiredConfirmations(network) + SETTLED_AFTER;
