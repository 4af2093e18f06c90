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

const isSameAddress = (shown: SwapSide, side: SwapSide): boolean =>
  side.address === null || (side.address === shown.address && side.extraId === shown.extraId);

/** Whether a later report about a swap names the shown addresses with their memos, or none: those of a swap never change. */
export const keepsAddresses = (shown: Swap, later: Swap): boolean =>
  isSameAddress(shown.payin, later.payin) && isSameAddress(shown.payout, later.payout);
