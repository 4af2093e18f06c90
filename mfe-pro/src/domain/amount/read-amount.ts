import type { DecimalString, Language } from '@coinlane/shared-contracts/values';

import { decimalSignOf } from './format-amount';

/** What somebody typed into a field for an amount. `Ambiguous`: `1,234` may be one or one thousand. */
export type TypedAmount =
  | { readonly _tag: 'Empty' }
  | { readonly _tag: 'Invalid' }
  | { readonly _tag: 'Ambiguous' }
  | { readonly _tag: 'Exact'; readonly amount: DecimalString };

const SPACES = /[\s\u00a0\u202f'’]/g;
const MOST_DIGITS = 60;

const canonical = (text: string): DecimalString => {
  const [whole = '', fraction = ''] = text.split('.');
  const head = whole.replace(/^0+(?=\d)/, '');
  const tail = fraction.replace(/0+$/, '');
  return (head === '' ? '0' : head) + (tail === '' ? '' : `.${tail}`);
};

const isNumber = (text: string): boolean => /^(?:\d+\.?\d*|\.\d+)$/.test(text) && text.length <= MOST_DIGITS;

/** Reads an amount exactly as it was typed, in the page's notation; a sign that could be a group is not guessed. */
export const readAmount = (typed: string, language: Language): TypedAmount => {
  const text = typed.replace(SPACES, '');
  if (text === '') return { _tag: 'Empty' };
  const sign = decimalSignOf(language);
  const other = sign === '.' ? ',' : '.';
  if (text.includes(other) && !text.includes(sign)) {
    if (new RegExp(`^\\d{1,3}(?:\\${other}\\d{3})+$`).test(text)) return { _tag: 'Ambiguous' };
    const read = text.replace(other, '.');
    return isNumber(read) ? { _tag: 'Exact', amount: canonical(read) } : { _tag: 'Invalid' };
  }
  const read = text.replace(sign, '.');
  return isNumber(read) ? { _tag: 'Exact', amount: canonical(read) } : { _tag: 'Invalid' };
};
