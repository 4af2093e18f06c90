import type { Network } from '@coinlane/shared-contracts/values';

/** A transfer that a provider reports. */
export type TransferQuery = {
  readonly hash: string;
  /** The address that must have received it. */
  readonly address: string;
  /** Contract of a token; null: the network's own coin. */
  readonly contract: string | null;
};

/** Statement of a node about a reported transfer. */
export type ChainReading =
  /** The node does not answer, is not synchronised, or answers in an unexpected form. */
  | { readonly _tag: 'Unreadable' }
  | { readonly _tag: 'Missing' }
  /** The transaction exists, but pays nothing of this asset to the address. */
  | { readonly _tag: 'Elsewhere' }
  /** The transaction was carried out without effect. */
  | { readonly _tag: 'Reverted' }
  | {
      readonly _tag: 'Paid';
      /** Exact decimal. Null: it is in no block yet, and its amount is not known before. */
      readonly amount: string | null;
      /** Number of blocks since the transaction, its own included. 0: it is in no block. */
      readonly confirmations: number;
    };

/** Reads transfers from one node. Throws if the node does not answer as expected. */
export type ChainReader = {
  readonly read: (query: TransferQuery) => Promise<ChainReading>;
};

/** An operator's node of one network. */
export type NodeSettings = {
  readonly network: Network;
  readonly kind: 'evm' | 'bitcoind' | 'esplora';
  /** Without credentials. Its path may contain a key, so it is never logged. */
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Chain ID of an EVM network. Null: the network has no known one. */
  readonly chainId: number | null;
};
