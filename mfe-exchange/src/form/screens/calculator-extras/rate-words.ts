import type { Language } from '@coinlane/shared-contracts/values';

const SHOWN_DIGITS = 6;

/** Formats a market rate with six significant digits and without an exponent, with its sign if `isSigned`. */
export const rateWords = (rate: number, language: Language, isSigned = false): string =>
  new Intl.NumberFormat(language, {
    maximumSignificantDigits: SHOWN_DIGITS,
    ...(isSigned ? { signDisplay: 'exceptZero' } : {}),
  }).format(rate);
