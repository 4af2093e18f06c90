import type { DecimalString } from '@coinlane/shared-contracts/values';

/** How far back market data goes. */
export const MARKET_SPANS = ['24h', '7d', '30d'] as const;
export type MarketSpan = (typeof MARKET_SPANS)[number];

/** A moment in epoch milliseconds, and the rate at it. */
export type MarketPoint = readonly [at: number, rate: number];

/** What one unit of `from` is worth in `to` on the market, without anybody's fees. */
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
