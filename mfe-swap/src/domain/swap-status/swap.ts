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
