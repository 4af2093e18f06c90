import type { DecimalString } from '@coinlane/shared-contracts/values';

/** What one unit of `from` is worth in `to` on the market, without anybody's fees. */
export type MarketData = {
  readonly rate: DecimalString;
  /** In percent, signed. */
  readonly change24h: DecimalString | null;
  readonly high24h: DecimalString | null;
  readonly low24h: DecimalString | null;
  /** Epoch milliseconds. */
  readonly updatedAt: number | null;
  /** Epoch milliseconds and rate, oldest first. */
  readonly points: readonly (readonly [at: number, rate: number])[];
};
