import type { DecimalString } from '@coinlane/shared-contracts/values';

import type { Market, MarketQuestion, MarketSide } from './market-facts';

/** Below this rate, the other direction is easier to read. */
const LEAST_SHOWN = 0.001;
const DECIMALS = 18;
const TEN = 10n;

/** One divided by a positive decimal number, truncated after 18 decimals. */
const inverse = (rate: DecimalString): DecimalString => {
  const [whole = '0', fraction = ''] = rate.split('.');
  const divisor = BigInt(whole + fraction);
  if (divisor === 0n) return '0';
  const digits = String(TEN ** BigInt(fraction.length + DECIMALS) / divisor).padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
};

const orNull = <A, B>(value: A | null, convert: (value: A) => B | null): B | null =>
  value === null ? null : convert(value);

const WHOLE = 100;

/** Change in percent of the inverse of a rate. Null for a rate that fell to zero, whose inverse is infinite. */
const inverseChange = (percent: DecimalString): DecimalString | null => {
  const share = Number(percent) / WHOLE;
  return share > -1 ? ((1 / (1 + share) - 1) * WHOLE).toFixed(4) : null;
};

/** Rates in the other direction. Omits rates without an inverse. */
export const invertRates = (rates: readonly number[]): readonly number[] =>
  rates.filter((value) => value > 0).map((value) => 1 / value);

const invert = ({ rate, change24h, high24h, low24h, rates }: Market): Market => ({
  rate: inverse(rate),
  change24h: orNull(change24h, inverseChange),
  high24h: orNull(low24h, inverse),
  low24h: orNull(high24h, inverse),
  rates: invertRates(rates),
});

const isVerySmall = (rate: DecimalString): boolean => Number(rate) > 0 && Number(rate) < LEAST_SHOWN;

/** Market data in the displayed direction: one unit of `one` has a price in the other side. */
export type ShownMarket = {
  readonly market: Market;
  readonly isInverted: boolean;
  readonly one: MarketSide;
  readonly other: MarketSide;
};

/** Market data for display. Inverts a very small rate: `1 BTC = 96,268.63 USDT`. */
export const shownMarketOf = (
  market: Market,
  { from, to }: Pick<MarketQuestion, 'from' | 'to'>,
): ShownMarket =>
  isVerySmall(market.rate)
    ? { market: invert(market), isInverted: true, one: to, other: from }
    : { market, isInverted: false, one: from, other: to };
