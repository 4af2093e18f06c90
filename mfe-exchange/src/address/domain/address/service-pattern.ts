import { isSafeExtraId } from '@coinlane/chains/addresses';

import type { CurrencyInfo } from '../../../currency/domain/currency';
import { isRunaway, MAX_TEXT_LENGTH } from './runaway-pattern';

const MAX_PATTERN_LENGTH = 4_000;

export type PatternVerdict = 'Fits' | 'Misfit';

const patterns = new Map<string, RegExp | null>();

const compile = (source: string): RegExp | null => {
  if (source.length > MAX_PATTERN_LENGTH || isRunaway(source)) return null;
  try {
    // the whole text must match, even if a pattern has no anchors
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
 * Matches an address against the currency's pattern. Null without a usable pattern: it is missing, invalid or too
 * slow, or the text is too long.
 */
export const addressPatternVerdict = (address: string, info: CurrencyInfo | null): PatternVerdict | null => {
  if (address.length > MAX_TEXT_LENGTH) return null;
  const source = info?.addressPattern ?? '';
  const pattern = source === '' ? null : compiled(source);
  if (pattern === null) return null;
  return pattern.test(address) ? 'Fits' : 'Misfit';
};

/**
 * Whether an extra ID matches the currency's tag pattern. Without a usable pattern, every safe ID of a valid
 * length matches (`isSafeExtraId`).
 */
export const fitsExtraIdPattern = (extraId: string, info: CurrencyInfo): boolean => {
  if (extraId.length > MAX_TEXT_LENGTH || !isSafeExtraId(extraId)) return false;
  const source = info.extraIdPattern ?? '';
  return source === '' || (compiled(source)?.test(extraId) ?? true);
};
