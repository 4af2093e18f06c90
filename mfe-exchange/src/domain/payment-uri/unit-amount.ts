import type { DecimalString } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

const PLAIN = /^(?:\d{1,60}(?:\.\d{0,60})?|\.\d{1,60})$/;
const SCIENTIFIC = /^\d{1,60}(?:\.\d{1,60})?e\+?\d{1,2}$/i;

const shift = (amount: string, digits: number): DecimalString => {
  const value = Big(amount);
  // the exponent is moved, not multiplied: every digit stays
  value.e += digits;
  return value.eq(0) ? '0' : value.toFixed();
};

const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0;

/** A count of units of 10^-n as coins, exact; null when the text is no whole number of units. */
export const fromUnits = (text: string, unitDigits: number): DecimalString | null => {
  if (!PLAIN.test(text) && !SCIENTIFIC.test(text)) return null;
  const amount = shift(text.replace(/^\./, '0.').replace(/\.(?=e|$)/i, ''), -unitDigits);
  return decimalsOf(amount) > unitDigits ? null : amount;
};

/** An amount of coins as it is written in a link; null when the text is none, or divides the smallest unit. */
export const fromCoins = (text: string, decimals: number): DecimalString | null => {
  if (!PLAIN.test(text)) return null;
  const amount = shift(text.replace(/^\./, '0.').replace(/\.$/, ''), 0);
  return decimalsOf(amount) > decimals ? null : amount;
};

/** Coins in units of 10^-n; null when a part of a unit were left over. */
export const toUnits = (amount: DecimalString, unitDigits: number): DecimalString | null => {
  const units = shift(amount, unitDigits);
  return unitDigits > 0 && units.includes('.') ? null : units;
};
