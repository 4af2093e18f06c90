import type { LocalNetwork } from './local-chain.ts';

/** Coins that arrived at an address through one output, transaction or event of a block. */
export type Transfer = {
  readonly txid: string;
  /** Position inside the transaction. */
  readonly at: string;
  /** Address in the site's format. */
  readonly address: string;
  /** Contract of a token. Null: the coin of the chain. */
  readonly contract: string | null;
  readonly units: bigint;
};

export type Block = {
  readonly height: number;
  readonly hash: string;
  readonly parent: string;
  /** All transactions that succeeded. */
  readonly txids: readonly string[];
  readonly transfers: readonly Transfer[];
};

/** `treasury` pays orders. `faucet` pays visitors, and deposits of tests. */
export type Wallet = 'treasury' | 'faucet';

/** A payment to be signed. */
export type PaymentIntent = {
  readonly wallet: Wallet;
  readonly to: string;
  readonly contract: string | null;
  readonly units: bigint;
};

/** Resource that makes two transactions exclude each other: the nonce of an account, or the spent outputs. */
type Reservation = string;

type SignedPayment = {
  readonly txid: string;
  readonly raw: string;
};

/** One local chain, as used by the engine. */
export type ChainPort = {
  readonly network: LocalNetwork;
  /** Throws unless the node runs a development chain. */
  readonly refuseRealChain: () => Promise<void>;
  /** Hash of block 1, which no reorganisation replaces. */
  readonly genesis: () => Promise<string>;
  readonly height: () => Promise<number>;
  readonly block: (height: number) => Promise<Block>;
  /** Address whose key is derived from a secret and a label. */
  readonly deriveAddress: (secret: Uint8Array, label: string) => string;
  /**
   * Reserves the resources of a payment, so that two payments cannot use the same. `taken`: reservations of all
   * earlier payments of the wallet. Null: the lab has too few coins now.
   */
  readonly reserve: (intent: PaymentIntent, taken: readonly Reservation[]) => Promise<Reservation | null>;
  /**
   * Signs a payment with its reservation. Each `bump` raises the fee. The resulting transactions exclude each other.
   */
  readonly sign: (intent: PaymentIntent, reservation: Reservation, bump: number) => Promise<SignedPayment>;
  /** Also resolves if the node already knows the transaction. Rejects if the node is unavailable. */
  readonly broadcast: (raw: string) => Promise<void>;
};
