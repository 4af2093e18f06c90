import { formatAmount, roundForDisplay } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Language } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

import { isPositive } from '../amount';

/** Digits after the decimal point in divisions: enough for a rate between any two listed currencies. */
const PRECISE = Big();
PRECISE.DP = 40;
const SHOWN_RATE_DIGITS = 8;

/** Amount of `to` per unit of `from`. Null without two positive amounts. */
export const rateOf = (
  fromAmount: DecimalString | null,
  toAmount: DecimalString | null,
): DecimalString | null =>
  isPositive(fromAmount) && isPositive(toAmount) ? PRECISE(toAmount).div(fromAmount).toFixed() : null;

export type RateTextFacts = {
  readonly fromTicker: string;
  readonly toTicker: string;
  readonly rate: DecimalString;
  readonly isFixed: boolean;
  readonly language: Language;
};

/** A smaller rate is inverted: its first digits are zeros. */
const SMALLEST_SHOWN_RATE = '0.001';

/** Formats a rate: "1 BTC ≈ 30.31 ETH", with "=" for a fixed rate. A very small one is that of the other currency. */
export const rateText = ({ fromTicker, toTicker, rate, isFixed, language }: RateTextFacts): string => {
  const isInverted = isPositive(rate) && Big(rate).lt(SMALLEST_SHOWN_RATE);
  const [one, other] = isInverted ? [toTicker, fromTicker] : [fromTicker, toTicker];
  const amount = isInverted ? PRECISE(1).div(rate).toFixed() : rate;
  const shown = formatAmount(roundForDisplay(amount, SHOWN_RATE_DIGITS), language);
  return `1 ${one.toUpperCase()} ${isFixed ? '=' : '≈'} ${shown} ${other.toUpperCase()}`;
};

/**
 * Difference of our rate from the market rate, in percent with two decimals. Negative: the user gets less. Null if
 * either rate is unknown.
 */
export const priceDifference = (
  rate: DecimalString | null,
  marketRate: DecimalString | null,
): DecimalString | null =>
  isPositive(rate) && isPositive(marketRate)
    ? PRECISE(rate).minus(marketRate).times(100).div(marketRate).round(2).toFixed(2)
    : null;

/** Reaction to a loss against the market rate: a warning above 5 %, a typed confirmation above 15 %. */
export type PriceWarning = 'None' | 'Warn' | 'TypeToConfirm';

/** Returns the warning for a difference in percent. An unknown difference has no warning. */
export const priceWarningOf = (differencePercent: DecimalString | null): PriceWarning => {
  if (differencePercent === null) return 'None';
  if (Big(differencePercent).lt(-15)) return 'TypeToConfirm';
  return Big(differencePercent).lt(-5) ? 'Warn' : 'None';
};
