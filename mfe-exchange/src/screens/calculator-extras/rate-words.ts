import type { Language } from '@coinlane/shared-contracts/values';

const SHOWN_DIGITS = 6;

/** A rate of the market, which comes as a number, at six digits and never as an exponent; a signed one says its sign. */
export const rateWords = (rate: number, language: Language, isSigned = false): string =>
  new Intl.NumberFormat(language, {
    maximumSignificantDigits: SHOWN_DIGITS,
    ...(isSigned ? { signDisplay: 'exceptZero' } : {}),
  }).format(rate);
