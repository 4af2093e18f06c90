import type { NetworkRow } from '@coinlane/chains/networks';

/** A network, with the fees and confirmations of the service. */
export type Network = NetworkRow & {
  readonly confirmations: number;
  /** Fee of one transaction in US dollars. */
  readonly feeUsd: number;
};
