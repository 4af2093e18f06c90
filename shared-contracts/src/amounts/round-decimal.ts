import type { DecimalString } from '../values/index.ts';

const PARTS = /^(-?)(\d+)(?:\.(\d+))?$/;
const TEN = 10n;

/** Number of digits before the decimal point. Negative for numbers below 1: the number of zeros after the point. */
const magnitudeOf = (whole: string, fraction: string): number => {
  const digits = whole.replace(/^0+/, '');
  return digits === '' ? -(/^0*/.exec(fraction)?.[0].length ?? 0) : digits.length;
};

/** Removes the last `drop` digits and rounds half up. */
const dropped = (digits: string, drop: number): bigint => {
  const unit = TEN ** BigInt(drop);
  return (BigInt(digits) + unit / 2n) / unit;
};

const pointed = (digits: string, decimals: number): string =>
  decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;

/** Rounds to `decimals` digits after the point. A negative value rounds whole digits to zeros. */
const rounded = (sign: string, whole: string, fraction: string, decimals: number): string => {
  const drop = fraction.length - decimals;
  const remaining =
    drop > 0 ? dropped(whole + fraction, drop) : BigInt(whole + fraction) * TEN ** BigInt(-drop);
  const digits = (decimals < 0 ? remaining * TEN ** BigInt(-decimals) : remaining).toString();
  const shown = Math.max(decimals, 0);
  // zero has no sign
  return (remaining === 0n ? '' : sign) + pointed(digits.padStart(shown + 1, '0'), shown);
};

const withoutZeros = (amount: string): string =>
  amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;

/**
 * Rounds to a fixed number of decimals, padded with zeros. Halves are rounded away from zero. Returns text that is not
 * a number unchanged.
 */
export const roundDecimals = (amount: DecimalString, decimals: number): DecimalString => {
  const [, sign = '', whole, fraction = ''] = PARTS.exec(amount) ?? [];
  return whole === undefined ? amount : rounded(sign, whole, fraction, decimals);
};

/**
 * Rounds to a number of significant digits, without trailing zeros. Halves are rounded away from zero. Returns text
 * that is not a number unchanged.
 */
export const roundSignificant = (amount: DecimalString, digits: number): DecimalString => {
  const [, sign = '', whole, fraction = ''] = PARTS.exec(amount) ?? [];
  if (whole === undefined) return amount;
  return withoutZeros(rounded(sign, whole, fraction, digits - magnitudeOf(whole, fraction)));
};
