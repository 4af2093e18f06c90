/**
 * Reason why a reported transfer does not count.
 * - `unreadable`: our node cannot be used
 * - `no-hash`: the provider names no transaction
 * - `missing`: the chain does not have it
 * - `elsewhere`: it pays another address, another asset or nothing
 * - `less`: it pays less than the provider reports
 * - `vanished`: it was on the chain, a reorganisation removed it, and it is in no block again yet
 */
export type Doubt = 'unreadable' | 'no-hash' | 'missing' | 'elsewhere' | 'less' | 'vanished';

/** Doubts that prove that the provider's report is false, either at once or if they persist. */
export const FALSE_AT_ONCE: ReadonlySet<Doubt> = new Set<Doubt>(['elsewhere', 'less']);
export const FALSE_IF_IT_STAYS: ReadonlySet<Doubt> = new Set<Doubt>(['no-hash', 'missing']);
/** A new transaction needs some seconds to reach our node. */
export const STAYS_MS = 4_000;

/** One transfer of an order, as seen by our node. */
export type LegView = {
  readonly hash: string | null;
  /** 0: in no block, or not found. */
  readonly confirmations: number;
  /** Whether our node has ever seen it, even in no block. */
  readonly wasSeen: boolean;
  /** Whether it has ever been in a block. */
  readonly wasMined: boolean;
  /** Number of confirmations after which it counts. */
  readonly required: number;
  /** Null: the chain agrees with the provider, as far as known. */
  readonly doubt: Doubt | null;
  /** Start of the doubt in milliseconds. Null: no doubt. */
  readonly doubtSinceMs: number | null;
  /** Whether it can no longer disappear. */
  readonly isSettled: boolean;
};

/** Whether the chain proves that a reported transfer was not made as reported. */
export const isRefuted = (leg: LegView | null | undefined): boolean =>
  leg?.doubt != null && (FALSE_AT_ONCE.has(leg.doubt) || FALSE_IF_IT_STAYS.has(leg.doubt));

/** Transfers of an order, as seen by our nodes. Null: not reported yet, or no node for the network. */
export type ChainView = {
  readonly deposit: LegView | null;
  readonly payout: LegView | null;
  readonly refund: LegView | null;
};

export const NO_VIEW: ChainView = { deposit: null, payout: null, refund: null };

export const legsOf = ({ deposit, payout, refund }: ChainView): readonly LegView[] =>
  [deposit, payout, refund].filter((leg) => leg !== null);
