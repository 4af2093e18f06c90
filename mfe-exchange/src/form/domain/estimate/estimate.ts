import type { DecimalString } from '@coinlane/shared-contracts/values';

/** Provider ID from the service. */
export type ProviderId = string;

/** One provider's offer for a pair and an amount (spec §3 "Estimate"). */
export type Estimate = {
  readonly provider: ProviderId;
  readonly type: string;
  readonly label: string;
  readonly estimatedAmount: DecimalString | null;
  readonly minAmount: DecimalString | null;
  readonly maxAmount: DecimalString | null;
  readonly isConvertible: boolean;
  readonly isHighNetworkFee: boolean;
  /** Whether the provider refuses the amount or the pair. */
  readonly isRefused: boolean;
  readonly rateId: string | null;
  /** Epoch milliseconds by the server's clock. */
  readonly validUntil: number | null;
  /** Minutes, in the service's format: `"10-60"`. */
  readonly speedForecast: string | null;
  readonly warning: string | null;
  /** Network fee of the payout, in units of `to`. Already included in every amount. */
  readonly withdrawalFee: DecimalString | null;
  /** Cashback for a signed-in user, in units of `to`. Null: none. */
  readonly cashback: DecimalString | null;
  /** Whether an order needs a refund address. Null: unknown. */
  readonly refundAddress: 'required' | 'optional' | 'later' | null;
  /** When the provider asks for documents. Null: unknown. */
  readonly kyc: 'none' | 'on-flag' | 'always' | null;
  /** Offers of the provider compared with its last finished orders. Null: fewer than 20. */
  readonly trackRecord: {
    readonly swaps: number;
    readonly paidPercent: DecimalString;
    readonly medianMinutes: number;
  } | null;
};
