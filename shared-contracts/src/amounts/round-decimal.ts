import type { DecimalString } from '../values/index.ts';

const PARTS = /^(-?)(\d+)(?:\.(\d+))?$/;
const TEN = 10n;

/** How many digits a number has before its point; as many below zero as it has zeros behind the point. */
const magnitudeOf = (whole: string, fraction: string): number => {
  const digits = whole.replace(/^0+/, '');
  return digits === '' ? -(/^0*/.exec(fraction)?.[0].length ?? 0) : digits.length;
};

/** All digits of a number without the last `drop` ones; half of what goes counts as one. */
const dropped = (digits: string, drop: number): bigint => {
  const unit = TEN ** BigInt(drop);
  return (BigInt(digits) + unit / 2n) / unit;
};

const pointed = (digits: string, decimals: number): string =>
  decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;

/** The number with `decimals` digits behind its point; fewer than none leave zeros before it. */
const rounded = (sign: string, whole: string, fraction: string, decimals: number): string => {
  const drop = fraction.length - decimals;
  const kept = drop > 0 ? dropped(whole + fraction, drop) : BigInt(whole + fraction) * TEN ** BigInt(-drop);
  const digits = (decimals < 0 ? kept * TEN ** BigInt(-decimals) : kept).toString();
  const shown = Math.max(decimals, 0);
  // a number that rounds to nothing has no sign
  return (kept === 0n ? '' : sign) + pointed(digits.padStart(shown + 1, '0'), shown);
};

const withoutZeros = (amount: string): string =>
  amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;

/** Rounded to so many digits behind the point, which all stand there; halves go away from zero. Else the text as it is. */
export const roundDecimals = (amount: DecimalString, decimals: number): DecimalString => {
  const [, sign = '', whole, fraction = ''] = PARTS.exec(amount) ?? [];
  return whole === undefined ? amount : rounded(sign, whole, fraction, decimals);
};

/** Rounded to so many digits that mean something, without zeros behind them; halves go away from zero. Else the text as it is. */
export const roundSignificant = (amount: DecimalString, digits: number): DecimalString => {
  const [, sign = '', whole, fraction = ''] = PARTS.exec(amount) ?? [];
  if (whole === undefined) return amount;
  return withoutZeros(rounded(sign, whole, fraction, digits - magnitudeOf(whole, fraction)));
};
