import type { DecimalString, Language } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

import { formatAmount, isPositive, roundForDisplay } from '../amount';

/** Digits after the point while dividing: enough for a rate between any two listed currencies. */
const PRECISE = Big();
PRECISE.DP = 40;
const SHOWN_RATE_DIGITS = 8;

/** How much `to` one unit of `from` gives; null without two positive amounts. */
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

/** "1 BTC ≈ 30.31 ETH"; a fixed rate has "=". */
export const rateText = ({ fromTicker, toTicker, rate, isFixed, language }: RateTextFacts): string => {
  const shown = formatAmount(roundForDisplay(rate, SHOWN_RATE_DIGITS), language);
  return `1 ${fromTicker.toUpperCase()} ${isFixed ? '=' : '≈'} ${shown} ${toTicker.toUpperCase()}`;
};

/**
 * How far our rate is from the market's, in percent with two decimals; negative: the visitor gets less.
 * Null when either rate is unknown.
 */
export const priceDifference = (
  rate: DecimalString | null,
  marketRate: DecimalString | null,
): DecimalString | null =>
  isPositive(rate) && isPositive(marketRate)
    ? PRECISE(rate)
        .minus(marketRate)
        .times(100)
        .div(marketRate)
        .round(2)
        .toFixed(2)
        .replace(/^-(0\.00)$/, '$1')
    : null;

/** What a loss against the market asks for: above 5 % a warning, above 15 % a typed confirmation. */
export type PriceWarning = 'None' | 'Warn' | 'TypeToConfirm';

/** Judges a difference in percent; an unknown one warns of nothing. */
export const priceWarningOf = (differencePercent: DecimalString | null): PriceWarning => {
  if (differencePercent === null) return 'None';
  if (Big(differencePercent).lt(-15)) return 'TypeToConfirm';
  return Big(differencePercent).lt(-5) ? 'Warn' : 'None';
};
