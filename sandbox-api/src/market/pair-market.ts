import type { Currency } from '../currencies/index.ts';
import { seededFraction } from '../seed.ts';
import { usdPriceAt } from './price.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SHOWN_DIGITS = 10;

/** Time span and number of points of a chart. */
const SPANS = {
  '24h': { spanMs: DAY_MS, points: 48 },
  '7d': { spanMs: 7 * DAY_MS, points: 84 },
  '30d': { spanMs: 30 * DAY_MS, points: 90 },
} as const;

export const SEGMENTS = ['24h', '7d', '30d'] as const;
export type Segment = (typeof SEGMENTS)[number];

const rounded = (value: number): number => Number(value.toPrecision(SHOWN_DIGITS));

const rateAt = (from: Currency, to: Currency, atMs: number): number =>
  rounded(usdPriceAt(from, atMs) / usdPriceAt(to, atMs));

const ratesBetween = (
  from: Currency,
  to: Currency,
  { nowMs, segment }: { nowMs: number; segment: Segment },
) => {
  const { spanMs, points } = SPANS[segment];
  const stepMs = spanMs / points;
  return Array.from({ length: points + 1 }, (_, index) => {
    const atMs = nowMs - spanMs + index * stepMs;
    return [Math.round(atMs), rateAt(from, to, atMs)] as const;
  });
};

/** Market data of a pair (api contract §5.1). `points`: `[epoch ms, rate]`, oldest first. */
export const pairMarket = (from: Currency, to: Currency, nowMs: number, segment: Segment) => {
  const rate = rateAt(from, to, nowMs);
  const dayAgo = rateAt(from, to, nowMs - DAY_MS);
  const dayRates = ratesBetween(from, to, { nowMs, segment: '24h' }).map(([, value]) => value);
  const capUsd = 10 ** (12.2 - Math.log10(from.rank + 1) * 1.9);
  return {
    from: from.ticker,
    to: to.ticker,
    rate,
    change24h: Number(((rate / dayAgo - 1) * 100).toFixed(2)),
    high24h: Math.max(...dayRates),
    low24h: Math.min(...dayRates),
    volume24hUsd: Math.round(capUsd * (0.01 + 0.05 * seededFraction(`volume:${from.ticker}`))),
    marketCapUsd: Math.round(capUsd),
    updatedAt: new Date(nowMs).toISOString(),
    points: ratesBetween(from, to, { nowMs, segment }),
  };
};
