import { formatAmount, roundForDisplay } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Language } from '@coinlane/shared-contracts/values';

/** An amount with at most eight digits, cut and never rounded up, so that no more is shown than exists. */
export const formatShort = (amount: DecimalString, language: Language): string =>
  formatAmount(roundForDisplay(amount), language);

/** US dollars with two decimals, cut to the cent. */
export const formatUsd = (amount: DecimalString, language: Language): string => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return `$${formatAmount(`${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`, language)}`;
};

/** A share from 0 to 1 in percent, with two decimals at most. */
export const formatShare = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  }).format(share);
