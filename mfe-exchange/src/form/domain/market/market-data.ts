import type { DecimalString } from '@coinlane/shared-contracts/values';

/** Time spans of market data. */
export const MARKET_SPANS = ['24h', '7d', '30d'] as const;
export type MarketSpan = (typeof MARKET_SPANS)[number];

/** Rate at a time in epoch milliseconds. */
export type MarketPoint = readonly [at: number, rate: number];

/** Market rate of one unit of `from` in `to`, without fees. */
export type MarketData = {
  readonly rate: DecimalString;
  /** In percent, signed. */
  readonly change24h: DecimalString | null;
  readonly high24h: DecimalString | null;
  readonly low24h: DecimalString | null;
  /** Epoch milliseconds. */
  readonly updatedAt: number | null;
  /** Oldest first. */
  readonly points: readonly MarketPoint[];
};
