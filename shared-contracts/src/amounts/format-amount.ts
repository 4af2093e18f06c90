import type { DecimalString, Language } from '../values/index.ts';

import { decimalSeparatorOf } from './decimal-separator.ts';
import { groupDigits } from './digit-groups.ts';

const split = (
  amount: DecimalString,
): { readonly sign: string; readonly whole: string; readonly fraction: string } => {
  const sign = amount.startsWith('-') ? '-' : '';
  const [whole = '0', fraction = ''] = amount.slice(sign.length).split('.');
  return { sign, whole, fraction };
};

const join = (sign: string, whole: string, fraction: string, separator: string): string =>
  fraction === '' ? sign + whole : sign + whole + separator + fraction;

/** Formats an amount for a language, with grouping. Keeps every digit and never uses an exponent. */
export const formatAmount = (amount: DecimalString, language: Language): string => {
  const { sign, whole, fraction } = split(amount);
  return join(sign, groupDigits(whole, language), fraction, decimalSeparatorOf(language));
};

/**
 * Formats an amount for an input field: decimal separator of the language, no grouping. `parseAmount` reads it back.
 */
export const amountForField = (amount: DecimalString, language: Language): string => {
  const { sign, whole, fraction } = split(amount);
  return join(sign, whole, fraction, decimalSeparatorOf(language));
};

/**
 * Shortens an amount to at most `significant` digits. Cuts off instead of rounding up, because a displayed amount must
 * never exceed the amount paid. Whole digits are never dropped.
 */
export const roundForDisplay = (amount: DecimalString, significant = 8): DecimalString => {
  const { sign, whole, fraction } = split(amount);
  const leadingZeros = fraction.length - fraction.replace(/^0+/, '').length;
  const remainingDigits =
    whole === '0' ? leadingZeros + significant : Math.max(significant - whole.length, 0);
  return join(sign, whole, fraction.slice(0, remainingDigits).replace(/0+$/, ''), '.');
};
