import type { DecimalString, Language } from '@coinlane/shared-contracts/values';

const DECIMAL_POINT_LANGUAGES: readonly Language[] = ['en', 'ko', 'ja'];

/** Digits that an amount is shown with behind its first one that is not zero, in a place without room for all. */
const SHORT_DIGITS = 8;

/** The sign between whole and fraction in a language; a table, so that server and browser never disagree. */
export const decimalSignOf = (language: Language): '.' | ',' =>
  DECIMAL_POINT_LANGUAGES.includes(language) ? '.' : ',';

type Parts = { readonly sign: string; readonly whole: string; readonly fraction: string };

const partsOf = (amount: DecimalString): Parts => {
  const sign = amount.startsWith('-') ? '-' : '';
  const [whole = '0', fraction = ''] = amount.slice(sign.length).split('.');
  return { sign, whole, fraction };
};

const write = ({ sign, whole, fraction }: Parts, language: Language): string => {
  // as a bigint: a number would round it
  const grouped = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(BigInt(whole));
  return sign + grouped + (fraction === '' ? '' : decimalSignOf(language) + fraction);
};

/** An amount in the page's notation with grouping: every digit kept, never an exponent. */
export const formatAmount = (amount: DecimalString, language: Language): string =>
  write(partsOf(amount), language);

const cut = (whole: string, fraction: string, digits: number): string => {
  if (whole !== '0') return fraction.slice(0, Math.max(0, digits - whole.length));
  const zeros = /^0*/.exec(fraction)?.[0].length ?? 0;
  return fraction.slice(0, zeros + digits);
};

/** The same with eight digits at most, cut and never rounded up, so that nobody is promised what is not there. */
export const formatShort = (amount: DecimalString, language: Language, digits = SHORT_DIGITS): string => {
  const { whole, fraction, ...rest } = partsOf(amount);
  return write({ ...rest, whole, fraction: cut(whole, fraction, digits).replace(/0+$/, '') }, language);
};

/** US dollars with two decimals, cut to the cent. */
export const formatUsd = (amount: DecimalString, language: Language): string => {
  const { fraction, ...rest } = partsOf(amount);
  return `$${write({ ...rest, fraction: fraction.slice(0, 2).padEnd(2, '0') }, language)}`;
};

/** A share from 0 to 1 in percent, with two decimals at most. */
export const formatShare = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  }).format(share);

/** An amount as it stands in a field: the page's decimal sign, no groups. */
export const amountForField = (amount: DecimalString, language: Language): string =>
  amount.replace('.', decimalSignOf(language));
