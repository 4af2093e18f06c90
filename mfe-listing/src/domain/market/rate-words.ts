import { formatAmount, roundDecimals, roundSignificant } from '@coinlane/shared-contracts/amounts';
import type { DecimalString } from '@coinlane/shared-contracts/values';

const DIGITS = 7;
const PRICE_DIGITS = 5;
const PRICE_DECIMALS = 2;
const PERCENT_DECIMALS = 2;

const isDecimal = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

const written = (language: string, amount: string): string =>
  isDecimal(amount) ? formatAmount(amount, language) : amount;

const isOneOrMore = (price: string): boolean => /^0*[1-9]\d*(?:\.|$)/.test(price);

/** Formats a rate with at most seven significant digits. */
export const rateWords = (language: string, rate: DecimalString): string =>
  written(language, roundSignificant(rate, DIGITS));

/** Formats an approximate price: with two decimals from one unit on. */
export const priceWords = (language: string, price: DecimalString): string =>
  written(
    language,
    isOneOrMore(price) ? roundDecimals(price, PRICE_DECIMALS) : roundSignificant(price, PRICE_DIGITS),
  );

const signOf = (percent: string): string => (percent.startsWith('-') || !/[1-9]/.test(percent) ? '' : '+');

/** Formats a change in percent with its sign. */
export const changeWords = (language: string, percent: DecimalString): string => {
  const rounded = roundDecimals(percent, PERCENT_DECIMALS).replace(/\.?0+$/, '');
  return isDecimal(rounded) ? `${signOf(rounded)}${written(language, rounded)} %` : `${percent} %`;
};
