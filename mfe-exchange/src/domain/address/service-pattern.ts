import type { CurrencyInfo } from '../currency';
import { isRunaway, LONGEST_TEXT } from './runaway-pattern';

const LONGEST_PATTERN = 4_000;

export type PatternVerdict = 'Fits' | 'Misfit';

const patterns = new Map<string, RegExp | null>();

const compile = (source: string): RegExp | null => {
  if (source.length > LONGEST_PATTERN || isRunaway(source)) return null;
  try {
    // the whole text must fit, also where a service forgot the anchors
    return new RegExp(`^(?:${source})$`);
  } catch {
    return null;
  }
};

const compiled = (source: string): RegExp | null => {
  const known = patterns.get(source);
  if (known !== undefined) return known;
  const made = compile(source);
  patterns.set(source, made);
  return made;
};

/**
 * Whether an address fits the currency's pattern. Null: there is none, or it can not be used (broken, dangerous to
 * run, or the text is longer than any pattern may see), and then it says nothing.
 */
export const addressPatternVerdict = (address: string, info: CurrencyInfo | null): PatternVerdict | null => {
  if (address.length > LONGEST_TEXT) return null;
  const source = info?.addressPattern ?? '';
  const pattern = source === '' ? null : compiled(source);
  if (pattern === null) return null;
  return pattern.test(address) ? 'Fits' : 'Misfit';
};

/** Whether an extra id fits the currency's tag pattern; without a usable one all of sane length fits. */
export const fitsExtraIdPattern = (extraId: string, info: CurrencyInfo): boolean => {
  if (extraId.length > LONGEST_TEXT) return false;
  const source = info.extraIdPattern ?? '';
  return source === '' || (compiled(source)?.test(extraId) ?? true);
};
