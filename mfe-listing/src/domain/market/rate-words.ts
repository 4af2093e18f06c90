import type { DecimalString } from '@coinlane/shared-contracts/values';

const DIGITS = 7;
const PRICE_DIGITS = 5;
const PERCENT_DIGITS = 2;

const RATE: Intl.NumberFormatOptions = { maximumSignificantDigits: DIGITS };
const CENTS: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const SMALL_PRICE: Intl.NumberFormatOptions = { maximumSignificantDigits: PRICE_DIGITS };
const PERCENT: Intl.NumberFormatOptions = {
  signDisplay: 'exceptZero',
  maximumFractionDigits: PERCENT_DIGITS,
};

/** Making a format takes longer than using it, and a table has a hundred prices. */
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(language, options);
  formats.set(key, made);
  return made;
};

const isDecimal = (text: string): text is `${number}` => /^-?\d+(?:\.\d+)?$/.test(text);

/** The text itself is formatted, digit by digit: a binary number could not hold all of it. */
const written = (language: string, text: string, options: Intl.NumberFormatOptions): string =>
  isDecimal(text) ? formatOf(language, options).format(text) : text;

const isOneOrMore = (price: string): boolean => /^0*[1-9]\d*(?:\.|$)/.test(price);

/** A rate in the digits of a language; at most seven that mean something. */
export const rateWords = (language: string, rate: DecimalString): string => written(language, rate, RATE);

/** An approximate price in the digits of a language: cents for what costs one unit or more. */
export const priceWords = (language: string, price: DecimalString): string =>
  written(language, price, isOneOrMore(price) ? CENTS : SMALL_PRICE);

/** A change in percent, always with its sign. */
export const changeWords = (language: string, percent: DecimalString): string =>
  `${written(language, percent, PERCENT)} %`;
