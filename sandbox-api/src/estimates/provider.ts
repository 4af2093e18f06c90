/** Provider of estimates, and its terms. */
export type Provider = {
  readonly id: string;
  /** Wire field `type`, used by create calls (spec §9 "Provider types"). */
  readonly type: string;
  readonly label: string;
  /** Margin on the market rate, as a share. */
  readonly spread: number;
  /** The same for a fixed rate. Null: not supported. */
  readonly fixedSpread: number | null;
  /** Minimum amount, as a multiple of the service's minimum. */
  readonly minFactor: number;
  readonly maxUsd: number | null;
  readonly fixedMaxUsd: number;
  /** Fiat: period in which a payment can be returned. Null for coins. */
  readonly refundTerms: 'before-payout' | 'within-14-days' | 'none' | null;
};
