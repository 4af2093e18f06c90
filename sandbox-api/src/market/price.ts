import type { Currency } from '../currencies/index.ts';
import { seededFraction } from '../seed.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Length of each wave, and its share of the volatility. Short waves let prices change visibly. */
const WAVES: readonly (readonly [periodMs: number, share: number])[] = [
  [61 * DAY_MS, 1.9],
  [13 * DAY_MS, 1],
  [5 * DAY_MS, 0.6],
  [23 * HOUR_MS, 0.3],
  [6.5 * HOUR_MS, 0.12],
  [47 * MINUTE_MS, 0.04],
  [7.3 * MINUTE_MS, 0.012],
  [1.1 * MINUTE_MS, 0.004],
];

/** Seed of the waves: the display ticker, because an asset has the same price on all networks. */
const assetOf = ({ currentTicker, isFiat }: Currency): string =>
  isFiat ? `fiat:${currentTicker}` : currentTicker;

const phases = new Map<string, readonly number[]>();

const phasesOf = (asset: string): readonly number[] => {
  const known = phases.get(asset);
  if (known !== undefined) return known;
  const drawn = WAVES.map((_, index) => seededFraction(`wave:${asset}:${String(index)}`) * 2 * Math.PI);
  phases.set(asset, drawn);
  return drawn;
};

/** US dollars per unit at a time. Constant within one second, continuous over time. */
export const usdPriceAt = (currency: Currency, atMs: number): number => {
  if (currency.ticker === 'usd') return 1;
  const second = Math.floor(atMs / 1000) * 1000;
  const shift = phasesOf(assetOf(currency)).reduce((sum, phase, index) => {
    const [periodMs, share] = WAVES[index] ?? [1, 0];
    return sum + share * Math.sin((2 * Math.PI * second) / periodMs + phase);
  }, 0);
  return currency.baseUsdPrice * Math.exp(shift * currency.volatility);
};

/** Change of the price in percent since one day earlier. */
export const change24hOf = (currency: Currency, atMs: number): number =>
  Number(((usdPriceAt(currency, atMs) / usdPriceAt(currency, atMs - DAY_MS) - 1) * 100).toFixed(2));
