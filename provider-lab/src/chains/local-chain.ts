import type { RpcCall } from './json-rpc.ts';

/** Networks of the site that have a local chain. */
export type LocalNetwork = 'eth' | 'arbitrum' | 'ltc';

/** A key with test coins. Public: it is in this repository, or in the documentation of the node. */
export type FundedKey = {
  /** Address in the site's format for the network. */
  readonly address: string;
  /** 32 bytes in hexadecimal with the prefix `0x`. */
  readonly privateKey: `0x${string}`;
};

/** A running local chain. Mines blocks only on demand. */
export type LocalChain = {
  readonly kind: 'evm' | 'utxo';
  readonly network: LocalNetwork;
  /** JSON-RPC endpoint. That of a UTXO chain contains user and password. */
  readonly url: string;
  readonly keys: readonly FundedKey[];
  readonly call: RpcCall;
  /** Mines blocks with the transactions of the mempool. Default: one block. */
  readonly mine: (blocks?: number) => Promise<void>;
  /**
   * Replaces the last blocks with as many others, and one more. Their transactions return to the mempool and are
   * mined again, or are lost if `loses` is true.
   */
  readonly reorg: (depth: number, options?: { readonly loses?: boolean }) => Promise<void>;
  /** Drops the transactions of the mempool. */
  readonly dropMempool: () => Promise<void>;
  /** Saves the chain and kills the node. The mempool is lost. */
  readonly kill: () => Promise<void>;
  /** Starts the node again with the same data and the same URL. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Memory of the node in bytes. Null: unknown. */
  readonly memoryBytes: () => number | null;
};
