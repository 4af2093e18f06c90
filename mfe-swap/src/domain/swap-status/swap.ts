import type { DecimalString } from '@coinlane/shared-contracts/values';

/** One side of a token swap (spec §3 "Token swap"). */
export type SwapSide = {
  readonly address: string | null;
  readonly extraId: string | null;
  readonly amount: DecimalString | null;
  readonly hash: string | null;
  /** Token and chain, in the service's terms. */
  readonly currency: string;
  readonly blockchain: string;
};

/** A token swap as the service reports it; times are epoch ms. */
export type Swap = {
  readonly id: string;
  readonly status: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly payin: SwapSide;
  readonly payout: SwapSide;
};

/** Null: another address than the known one. */
const sideAfter = (known: SwapSide, side: SwapSide): SwapSide | null => {
  const { address, extraId } = known;
  if (address === null) return side;
  if (side.address === null) return { ...side, address, extraId };
  return side.address === address && side.extraId === extraId ? side : null;
};

/**
 * A later report about a swap. Addresses and memos that were known before stay, because those of a swap never change;
 * null if the report names other ones.
 */
export const reportAfter = (known: Swap, later: Swap): Swap | null => {
  const [payin, payout] = [sideAfter(known.payin, later.payin), sideAfter(known.payout, later.payout)];
  return payin === null || payout === null ? null : { ...later, payin, payout };
};
