import type { CurrencyInfo } from '../currency';

/** Spec §5: for a currency without a known pattern. */
const DEFAULT_PATTERN = /^[A-Za-z0-9_-]+$/;
const LONGEST_PATTERN = 4_000;
/** No address of any chain is longer; a pattern never sees more than this, so a bad one cannot hang the page. */
export const LONGEST_ADDRESS = 256;

const patterns = new Map<string, RegExp | null>();

/** Two unbounded repeats around each other backtrack without end; such a pattern is not used. */
const mayRunAway = (source: string): boolean => /[+*}]\)?[+*]|\([^()]*(?:[+*]|\{\d+,\})[^()]*\)(?:[+*]|\{\d+,\})/.test(source);

const compile = (source: string): RegExp | null => {
  if (source.length > LONGEST_PATTERN || mayRunAway(source)) return null;
  try {
    return new RegExp(source);
  } catch {
    return null;
  }
};

const patternOf = (source: string): RegExp | null => {
  const known = patterns.get(source);
  if (known !== undefined) return known;
  const made = compile(source);
  patterns.set(source, made);
  return made;
};

/** Whether an address fits the currency's pattern; an absent or unusable one is the default of spec §5. */
export const fitsAddressPattern = (address: string, info: CurrencyInfo | null): boolean => {
  if (address.length > LONGEST_ADDRESS) return false;
  const source = info?.addressPattern ?? '';
  const pattern = source === '' ? null : patternOf(source);
  return (pattern ?? DEFAULT_PATTERN).test(address);
};

/** Whether an extra id fits the currency's tag pattern; without a usable one everything of sane length fits. */
export const fitsExtraIdPattern = (extraId: string, info: CurrencyInfo): boolean => {
  if (extraId.length > LONGEST_ADDRESS) return false;
  const source = info.extraIdPattern ?? '';
  return source === '' || (patternOf(source)?.test(extraId) ?? true);
};
