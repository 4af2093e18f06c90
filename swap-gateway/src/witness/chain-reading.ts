import type { Network } from '@coinlane/shared-contracts/values';

/** A transfer reported by a provider. */
export type TransferQuery = {
  readonly hash: string;
  /** The address that must have received it. */
  readonly address: string;
  /** Contract of a token. Null: the native coin. */
  readonly contract: string | null;
};

/** Result of reading a reported transfer from a node. */
export type ChainReading =
  /** The node does not reply, is not synchronised, or its reply has an unexpected form. */
  | { readonly _tag: 'Unreadable' }
  | { readonly _tag: 'Missing' }
  /** The transaction exists, but pays none of this asset to the address. */
  | { readonly _tag: 'Elsewhere' }
  /** The transaction was executed without effect. */
  | { readonly _tag: 'Reverted' }
  | {
      readonly _tag: 'Paid';
      /** Exact decimal. Null: it is in no block yet, and its amount is not known before that. */
      readonly amount: string | null;
      /** Number of blocks since the transaction, including its own. 0: in no block. */
      readonly confirmations: number;
    };

/** Reads transfers from one node. Throws if the reply of the node is unexpected. */
export type ChainReader = {
  readonly read: (query: TransferQuery) => Promise<ChainReading>;
};

/** An operator's node of one network. */
export type NodeSettings = {
  readonly network: Network;
  readonly kind: 'evm' | 'bitcoind' | 'esplora';
  /** URL without credentials. Its path can contain a key, so it is never logged. */
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Chain ID of an EVM network. Null: unknown. */
  readonly chainId: number | null;
};
