import Big from 'big.js';

import { allFixedRatePairs, findByTicker } from '../currencies/index.ts';
import type { Currency } from '../currencies/index.ts';
import { wireNumber, wireNumberOrNull } from '../http/index.ts';
import type { WireNumber } from '../http/index.ts';
import { standardProvider } from './providers.table.ts';
import { limitsOf, networkFeeOf, termsOf } from './terms.ts';

/** The list has thousands of rows, so it is recomputed at most this often. */
const FRESH_MS = 60_000;

/** Row of the fixed-rate market. `rate`: amount received per unit, before the network fee. */
export type FixedRateRow = {
  readonly from: string;
  readonly to: string;
  readonly rate: WireNumber;
  readonly minerFee: WireNumber;
  readonly min: WireNumber;
  readonly max: WireNumber | null;
};

const rowOf =
  (nowMs: number) =>
  ([from, to]: readonly [Currency, Currency]): FixedRateRow => {
    const pair = { from, to };
    const provider = standardProvider(from, to);
    const { min, max } = limitsOf(pair, provider, 'fixed-rate');
    const { rate } = termsOf(pair, provider, { flow: 'fixed-rate', nowMs, discount: 0 });
    return {
      from: from.ticker,
      to: to.ticker,
      rate: wireNumber(rate.prec(12)),
      minerFee: wireNumber(networkFeeOf(to, nowMs)),
      min: wireNumber(min),
      max: wireNumberOrNull(max),
    };
  };

/** A pair of a coin with itself. Real services send such rows, and a client must drop them (api contract §2.8). */
const sameCoinRow = (): FixedRateRow => {
  const ticker = findByTicker('btc')?.ticker ?? '';
  const number = (amount: string): WireNumber => wireNumber(new Big(amount));
  return {
    from: ticker,
    to: ticker,
    rate: number('0.978'),
    minerFee: number('0.00001'),
    min: number('0.0001'),
    max: number('1'),
  };
};

/** Rows as of the last full minute, so that all namespaces at one time get the same rows. */
export const createFixedRateMarket = (): ((nowMs: number) => readonly FixedRateRow[]) => {
  let kept: { readonly atMs: number; readonly rows: readonly FixedRateRow[] } | null = null;
  return (nowMs) => {
    const atMs = Math.floor(nowMs / FRESH_MS) * FRESH_MS;
    if (kept?.atMs !== atMs) kept = { atMs, rows: [sameCoinRow(), ...allFixedRatePairs().map(rowOf(atMs))] };
    return kept.rows;
  };
};
