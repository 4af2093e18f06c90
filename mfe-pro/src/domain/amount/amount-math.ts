import Big from 'big.js';

import type { DecimalString } from '@coinlane/shared-contracts/values';

/** Compares two amounts exactly. */
export const compareAmounts = (a: DecimalString, b: DecimalString): -1 | 0 | 1 => Big(a).cmp(b);

/** Whether an amount is above zero. */
export const isPositive = (amount: DecimalString): boolean => compareAmounts(amount, '0') > 0;

/** Whether an amount needs no more than a number of decimals. */
export const fitsDecimals = (amount: DecimalString, decimals: number): boolean =>
  Big(amount).round(decimals, Big.roundDown).eq(amount);

/** Exact sum of amounts of one currency. `0` for an empty list. */
export const sumOf = (amounts: readonly DecimalString[]): DecimalString =>
  amounts.reduce((sum, amount) => sum.plus(amount), Big(0)).toFixed();

/** Exact difference of two amounts of one currency. Negative if the second is larger. */
export const differenceOf = (a: DecimalString, b: DecimalString): DecimalString => Big(a).minus(b).toFixed();

/** Exact product of an amount and a price or share. */
export const productOf = (amount: DecimalString, factor: DecimalString): DecimalString =>
  Big(amount).times(factor).toFixed();

/** Ratio of a part to a whole, from 0 to 1, for charts and never for money. 0 if the whole is 0. */
export const shareOf = (part: DecimalString, whole: DecimalString): number =>
  isPositive(whole) ? Number(Big(part).div(whole).toFixed(6)) : 0;
