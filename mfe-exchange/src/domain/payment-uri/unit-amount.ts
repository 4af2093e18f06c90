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

/** An amount in units of 10^-n as coins, exact; null when the text is no amount. */
export const fromUnits = (text: string, unitDigits: number): DecimalString | null => {
  if (PLAIN.test(text)) return shift(text.replace(/^\./, '0.').replace(/\.$/, ''), -unitDigits);
  return unitDigits > 0 && SCIENTIFIC.test(text) ? shift(text, -unitDigits) : null;
};

/** Coins in units of 10^-n; null when a part of a unit were left over. */
export const toUnits = (amount: DecimalString, unitDigits: number): DecimalString | null => {
  const units = shift(amount, unitDigits);
  return unitDigits > 0 && units.includes('.') ? null : units;
};
