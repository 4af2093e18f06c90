import { formatAmount, roundForDisplay } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Language } from '@coinlane/shared-contracts/values';

/**
 * Formats an amount with at most eight digits. Never rounds up, because the displayed amount must not exceed the
 * available one.
 */
export const formatShort = (amount: DecimalString, language: Language): string =>
  formatAmount(roundForDisplay(amount), language);

const dollarParts = new Map<Language, readonly Intl.NumberFormatPart[]>();

/** Parts of zero dollars. Creating a format takes milliseconds, and a page has many amounts. */
const dollarPartsIn = (language: Language): readonly Intl.NumberFormatPart[] => {
  const parts =
    dollarParts.get(language) ??
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'usd',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }).formatToParts(0);
  dollarParts.set(language, parts);
  return parts;
};

/** Formats US dollars, rounded down to the cent. The position of the sign depends on the language. */
export const formatUsd = (amount: DecimalString, language: Language): string => {
  const [whole = '0', fraction = ''] = amount.split('.');
  const shown = formatAmount(`${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`, language);
  return dollarPartsIn(language)
    .map(({ type, value }) => (type === 'integer' ? shown : value))
    .join('');
};

/**
 * Formats a share from 0 to 1 in percent, with at most two decimals. In English there is a space, as on the rest
 * of the site.
 */
export const formatShare = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  })
    .format(share)
    .replace(/(\d)%/, language === 'en' ? '$1\u00a0%' : '$&');
