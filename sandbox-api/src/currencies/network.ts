import type { NetworkRow } from '@coinlane/chains/networks';

/** A chain, and what the service charges and waits for on it. */
export type Network = NetworkRow & {
  readonly confirmations: number;
  /** Fee of one transaction, in US dollars. */
  readonly feeUsd: number;
};
