import type { DecimalString } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

import { isPositive } from '../amount';

/** Number type with enough decimals in divisions for a rate between any two listed currencies. */
const PRECISE = Big();
PRECISE.DP = 40;

/** Amount of `to` per unit of `from`. Null without two positive amounts. */
export const rateOf = (
  fromAmount: DecimalString | null,
  toAmount: DecimalString | null,
): DecimalString | null =>
  isPositive(fromAmount) && isPositive(toAmount) ? PRECISE(toAmount).div(fromAmount).toFixed() : null;

/**
 * Difference between our rate and the market rate, in percent with two decimals. Negative: the user gets less.
 * Null if either rate is unknown.
 */
export const priceDifference = (
  rate: DecimalString | null,
  marketRate: DecimalString | null,
): DecimalString | null =>
  isPositive(rate) && isPositive(marketRate)
    ? PRECISE(rate).minus(marketRate).times(100).div(marketRate).round(2).toFixed(2)
    : null;

/** Reaction to a loss compared with the market rate: a warning above 5 %, a typed confirmation above 15 %. */
export type PriceWarning = 'None' | 'Warn' | 'TypeToConfirm';

/** Returns the warning for a difference in percent. An unknown difference has no warning. */
export const priceWarningOf = (differencePercent: DecimalString | null): PriceWarning => {
  if (differencePercent === null) return 'None';
  if (Big(differencePercent).lt(-15)) return 'TypeToConfirm';
  return Big(differencePercent).lt(-5) ? 'Warn' : 'None';
};
