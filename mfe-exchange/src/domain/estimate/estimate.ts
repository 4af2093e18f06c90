import type { DecimalString } from '@coinlane/shared-contracts/values';

/** The identity of an estimate's provider as the service names it. */
export type ProviderId = string;

/** One provider's answer for a pair and an amount (spec §3 "Estimate"). */
export type Estimate = {
  readonly provider: ProviderId;
  readonly type: string;
  readonly label: string;
  readonly estimatedAmount: DecimalString | null;
  readonly minAmount: DecimalString | null;
  readonly maxAmount: DecimalString | null;
  readonly isConvertible: boolean;
  readonly isHighNetworkFee: boolean;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly rateId: string | null;
  /** Epoch milliseconds by the server's clock. */
  readonly validUntil: number | null;
  /** Minutes, `"10-60"` as the service says it. */
  readonly speedForecast: string | null;
  readonly warning: string | null;
  readonly depositFee: DecimalString | null;
  /** What the network takes for the payout, in units of `to`; in every amount already. */
  readonly withdrawalFee: DecimalString | null;
  /** What comes back to a signed-in visitor, in units of `to`; null: nothing. */
  readonly cashback: DecimalString | null;
};
