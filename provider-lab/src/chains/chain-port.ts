import type { LocalNetwork } from './local-chain.ts';

/** Coins that arrived at an address, by one output, transaction or event of a block. */
export type Transfer = {
  readonly txid: string;
  /** Place inside the transaction. */
  readonly at: string;
  /** As the site writes addresses. */
  readonly address: string;
  /** Contract of a token; null: the coin of the chain. */
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

/** `treasury` pays orders; `faucet` pays visitors and deposits of tests. */
export type Wallet = 'treasury' | 'faucet';

/** A payment that is to be signed. */
export type PaymentIntent = {
  readonly wallet: Wallet;
  readonly to: string;
  readonly contract: string | null;
  readonly units: bigint;
};

/** Anything that makes two transactions exclude each other: the nonce of an account, or the spent outputs. */
type Reservation = string;

type SignedPayment = {
  readonly txid: string;
  readonly raw: string;
};

/** One local chain, as the engine uses it. */
export type ChainPort = {
  readonly network: LocalNetwork;
  /** Throws unless the node runs a chain that was made for development. */
  readonly refuseRealChain: () => Promise<void>;
  /** Hash of block 1, which no reorganisation replaces. */
  readonly genesis: () => Promise<string>;
  readonly height: () => Promise<number>;
  readonly block: (height: number) => Promise<Block>;
  /** Address with a key that is derived from a secret and a label. */
  readonly deriveAddress: (secret: Uint8Array, label: string) => string;
  /**
   * Reserves what a payment uses, so that two payments cannot use the same; `taken` are the reservations of all earlier
   * payments of the wallet. Null: the lab's coins do not suffice now.
   */
  readonly reserve: (intent: PaymentIntent, taken: readonly Reservation[]) => Promise<Reservation | null>;
  /** Signs a payment with its reservation. Each `bump` raises the fee; the transactions exclude each other. */
  readonly sign: (intent: PaymentIntent, reservation: Reservation, bump: number) => Promise<SignedPayment>;
  /** Resolves also if the node knows the transaction. Rejects if the node is unavailable. */
  readonly broadcast: (raw: string) => Promise<void>;
};
