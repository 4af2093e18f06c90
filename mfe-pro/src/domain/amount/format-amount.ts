import { formatAmount, roundForDisplay } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Language } from '@coinlane/shared-contracts/values';

/** Formats an amount with at most eight digits. Never rounds up, so that it promises no more than there is. */
export const formatShort = (amount: DecimalString, language: Language): string =>
  formatAmount(roundForDisplay(amount), language);

/** Formats US dollars, rounded down to the cent. */
export const formatUsd = (amount: DecimalString, language: Language): string => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return `$${formatAmount(`${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`, language)}`;
};

/** Formats a share from 0 to 1 in percent, with at most two decimals. */
export const formatShare = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  }).format(share);
