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

/** An amount in the page's notation with grouping: every digit kept, never an exponent. */
export const formatAmount = (amount: DecimalString, language: Language): string => {
  const { sign, whole, fraction } = split(amount);
  return join(sign, groupDigits(whole, language), fraction, decimalSeparatorOf(language));
};

/** An amount as an input field holds it: the page's decimal sign and no grouping; `parseAmount` reads it back. */
export const amountForField = (amount: DecimalString, language: Language): string => {
  const { sign, whole, fraction } = split(amount);
  return join(sign, whole, fraction, decimalSeparatorOf(language));
};

/**
 * An amount short enough to read: at most `significant` digits, cut and not rounded up, because an amount shown
 * must never be more than what is paid. Whole digits are never dropped.
 */
export const roundForDisplay = (amount: DecimalString, significant = 8): DecimalString => {
  const { sign, whole, fraction } = split(amount);
  const leadingZeros = whole === '0' ? (/^0*/.exec(fraction)?.[0].length ?? 0) : 0;
  const kept = whole === '0' ? leadingZeros + significant : Math.max(significant - whole.length, 0);
  return join(sign, whole, fraction.slice(0, kept).replace(/0+$/, ''), '.');
};
