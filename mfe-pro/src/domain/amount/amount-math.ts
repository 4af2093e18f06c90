import Big from 'big.js';

import type { DecimalString } from '@coinlane/shared-contracts/values';

/** Exact order of two amounts. */
export const compareAmounts = (a: DecimalString, b: DecimalString): -1 | 0 | 1 => Big(a).cmp(b);

/** Whether there is something above zero. */
export const isPositive = (amount: DecimalString): boolean => compareAmounts(amount, '0') > 0;

/** The exact sum of amounts of one currency; nothing is `0`. */
export const sumOf = (amounts: readonly DecimalString[]): DecimalString =>
  amounts.reduce((sum, amount) => sum.plus(amount), Big(0)).toFixed();

/** The exact difference of two amounts of one currency; below zero where the second is larger. */
export const differenceOf = (a: DecimalString, b: DecimalString): DecimalString => Big(a).minus(b).toFixed();

/** An amount times a price or a share, exact. */
export const productOf = (amount: DecimalString, factor: DecimalString): DecimalString =>
  Big(amount).times(factor).toFixed();

/** The share of a part in a whole, from 0 to 1, for a picture and never for money; 0 of 0 is 0. */
export const shareOf = (part: DecimalString, whole: DecimalString): number =>
  isPositive(whole) ? Number(Big(part).div(whole).toFixed(6)) : 0;
