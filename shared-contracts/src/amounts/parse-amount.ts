import type { DecimalString, Language } from '../values/index.ts';

import { decimalSeparatorOf } from './decimal-separator.ts';

type AmountProblem = 'NotANumber' | 'Negative' | 'TooLong';

/** Result of parsing typed text. With two readings, the user has to choose. */
export type ParsedAmount =
  | { readonly _tag: 'Empty' }
  | { readonly _tag: 'Exact'; readonly amount: DecimalString }
  | { readonly _tag: 'Ambiguous'; readonly readings: readonly [DecimalString, DecimalString] }
  | { readonly _tag: 'Invalid'; readonly reason: AmountProblem };

/** Twice the length of the longest amount (30 whole and 30 fraction digits). Short enough to parse fast. */
const LONGEST_TEXT = 128;
const ARABIC_DIGITS = /[٠-٩۰-۹]/g;
const FULL_WIDTH = /[！-～]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/** Spaces and invisible marks around copied text. */
const OUTER_SPACE = /^[\s\u200b-\u200f\u2060-\u2069]+|[\s\u200b-\u200f\u2060-\u2069]+$/g;
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+$/;

const notANumber: ParsedAmount = { _tag: 'Invalid', reason: 'NotANumber' };

const toLatinDigit = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 0xf);

const toHalfWidth = (sign: string): string =>
  String.fromCodePoint((sign.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET);

/** Converts digits of other scripts to Latin digits. Superscripts are not accepted: `1²` is not 12. */
const toLatin = (text: string): string =>
  text
    .replace(FULL_WIDTH, toHalfWidth)
    .replace(ARABIC_DIGITS, toLatinDigit)
    .replaceAll('٫', '.')
    .replaceAll('٬', ' ')
    .replace(/[。｡]/g, '.')
    .replace(/[、､]/g, ',')
    .replace(OUTER_SPACE, '');

const exact = (whole: string, fraction: string): ParsedAmount => {
  const head = whole.replace(/^0+(?=\d)/, '') || '0';
  const tail = fraction.replace(/0+$/, '');
  return { _tag: 'Exact', amount: tail === '' ? head : `${head}.${tail}` };
};

/** Removes one kind of separator, as in `1,234,567`. Returns null if a group does not have three digits. */
const ungrouped = (text: string, separator: string): string | null => {
  const canonical = text.replaceAll(separator, ',');
  if (!canonical.includes(',')) return canonical;
  return GROUPED.test(canonical) ? canonical.replaceAll(',', '') : null;
};

const withDecimalAt = (text: string, at: number, grouping: string): ParsedAmount => {
  const whole = ungrouped(text.slice(0, at), grouping);
  const fraction = text.slice(at + 1);
  if (whole === null || /\D/.test(fraction) || /\D/.test(whole)) return notANumber;
  return exact(whole, fraction);
};

const withOneSeparator = (text: string, separator: string, decimal: string): ParsedAmount => {
  const at = text.indexOf(separator);
  const isRepeated = text.includes(separator, at + 1);
  const grouped = ungrouped(text, separator);
  if (isRepeated) return grouped === null ? notANumber : exact(grouped, '');
  const asDecimal = withDecimalAt(text, at, ' ');
  if (separator === decimal || grouped === null || asDecimal._tag !== 'Exact') return asDecimal;
  return { _tag: 'Ambiguous', readings: [grouped, asDecimal.amount] };
};

const readSeparators = (text: string, language: Language): ParsedAmount => {
  const dot = text.lastIndexOf('.');
  const comma = text.lastIndexOf(',');
  if (dot < 0 && comma < 0) {
    const whole = ungrouped(text, ' ');
    return whole === null ? notANumber : exact(whole, '');
  }
  if (dot >= 0 && comma >= 0) return withDecimalAt(text, Math.max(dot, comma), dot > comma ? ',' : '.');
  return withOneSeparator(text, dot >= 0 ? '.' : ',', decimalSeparatorOf(language));
};

/**
 * Parses a typed amount by the rules of a language: "0,5", "1.234,5", "1 234.5", full-width and Arabic digits. A
 * separator that could be a group or a decimal separator yields both readings.
 */
export const parseAmount = (text: string, language: Language): ParsedAmount => {
  if (text.length > LONGEST_TEXT) return { _tag: 'Invalid', reason: 'TooLong' };
  const latin = toLatin(text);
  if (latin === '') return { _tag: 'Empty' };
  const spaced = latin.replace(/[\s'’_]/g, ' ');
  if (/^[-−]\s*[\d.,]/.test(spaced)) return { _tag: 'Invalid', reason: 'Negative' };
  return /^[\d., ]*\d[\d., ]*$/.test(spaced) ? readSeparators(spaced, language) : notANumber;
};
