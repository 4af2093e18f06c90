import type { DecimalString } from '@coinlane/shared-contracts/values';

/** One side of a token swap (spec §3 "Token swap"). */
export type SwapSide = {
  readonly address: string | null;
  readonly extraId: string | null;
  readonly amount: DecimalString | null;
  readonly hash: string | null;
  /** Token and chain, by the service's names. */
  readonly currency: string;
  readonly blockchain: string;
};

/** A token swap as reported by the service. Times are epoch ms. */
export type Swap = {
  readonly id: string;
  readonly status: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly payin: SwapSide;
  readonly payout: SwapSide;
};

/** Merges two reports about a side. Null if the address has changed. */
const sideAfter = (known: SwapSide, side: SwapSide): SwapSide | null => {
  const { address, extraId } = known;
  if (address === null) return side;
  if (side.address === null) return { ...side, address, extraId };
  return side.address === address && side.extraId === extraId ? side : null;
};

/**
 * Merges a later report about a swap. Known addresses and memos stay, because those of a swap never change. Null
 * if the report has other ones.
 */
export const reportAfter = (known: Swap, later: Swap): Swap | null => {
  const [payin, payout] = [sideAfter(known.payin, later.payin), sideAfter(known.payout, later.payout)];
  return payin === null || payout === null ? null : { ...later, payin, payout };
};
