import { formatAmount, roundForDisplay } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Language } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

import { isPositive } from '../amount';
import { rateOf } from './estimate-rate';

const SHOWN_RATE_DIGITS = 8;

export type RateTextFacts = {
  readonly fromTicker: string;
  readonly toTicker: string;
  readonly rate: DecimalString;
  readonly isFixed: boolean;
  /** For a purchase, the rate is the price of the coin. */
  readonly isFromFiat: boolean;
  readonly language: Language;
};

/** Smaller rates are inverted, because they start with zeros. */
const SMALLEST_SHOWN_RATE = '0.001';

const isVerySmall = (rate: DecimalString | null): boolean =>
  isPositive(rate) && Big(rate).lt(SMALLEST_SHOWN_RATE);

/**
 * Formats a rate: "1 BTC ≈ 30.31 ETH", with "=" for a fixed rate. A very small rate is shown in the other direction, and
 * a purchase shows the price of the coin.
 */
export const rateText = (facts: RateTextFacts): string => {
  const { fromTicker, toTicker, rate, isFixed, isFromFiat, language } = facts;
  const inverse = rateOf(rate, '1');
  const isInverted = isFromFiat ? inverse !== null && !isVerySmall(inverse) : isVerySmall(rate);
  const [one, other] = isInverted ? [toTicker, fromTicker] : [fromTicker, toTicker];
  const amount = isInverted ? (inverse ?? rate) : rate;
  const shown = formatAmount(roundForDisplay(amount, SHOWN_RATE_DIGITS), language);
  return `1 ${one.toUpperCase()} ${isFixed ? '=' : '≈'} ${shown} ${other.toUpperCase()}`;
};
