import type { DecimalString } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

const PLAIN = /^(?:\d{1,60}(?:\.\d{0,60})?|\.\d{1,60})$/;
const SCIENTIFIC = /^\d{1,60}(?:\.\d{1,60})?e\+?\d{1,2}$/i;

const shift = (amount: string, digits: number): DecimalString => {
  const value = Big(amount);
  // shifts the exponent instead of multiplying, to keep all digits
  value.e += digits;
  return value.eq(0) ? '0' : value.toFixed();
};

const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0;

/** Converts units of 10^-n to coins, exactly. Null if the text is not an integer. */
export const fromUnits = (text: string, unitDigits: number): DecimalString | null => {
  if (!PLAIN.test(text) && !SCIENTIFIC.test(text)) return null;
  const amount = shift(text.replace(/^\./, '0.').replace(/\.(?=e|$)/i, ''), -unitDigits);
  return decimalsOf(amount) > unitDigits ? null : amount;
};

/** Parses an amount in coins. Null if it is not a number or has too many decimals. */
export const fromCoins = (text: string, decimals: number): DecimalString | null => {
  if (!PLAIN.test(text)) return null;
  const amount = shift(text.replace(/^\./, '0.').replace(/\.$/, ''), 0);
  return decimalsOf(amount) > decimals ? null : amount;
};

/** Converts coins to units of 10^-n. Null if the result is not an integer. */
export const toUnits = (amount: DecimalString, unitDigits: number): DecimalString | null => {
  const units = shift(amount, unitDigits);
  return units.includes('.') ? null : units;
};
