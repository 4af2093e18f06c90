import { formatAmount } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Language } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

/** The fiat currency of estimated values. */
export const FIAT_TICKER = 'usd';

const CENT = '0.01';

const known = new Map<Language, readonly Intl.NumberFormatPart[]>();

/** Parts of a zero in the fiat currency. Creating a format takes milliseconds, and a page has many values. */
const partsIn = (language: Language): readonly Intl.NumberFormatPart[] => {
  const parts =
    known.get(language) ??
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: FIAT_TICKER,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }).formatToParts(0);
  known.set(language, parts);
  return parts;
};

/** Formats a value in the fiat currency: "$9,626.86". A value below one cent keeps two significant digits. */
export const formatFiat = (value: DecimalString, language: Language): string => {
  const size = Big(value).abs();
  const rounded = size.gt(0) && size.lt(CENT) ? size.prec(2).toFixed() : size.toFixed(2);
  return partsIn(language)
    .map(({ type, value: part }) => (type === 'integer' ? formatAmount(rounded, language) : part))
    .join('');
};

/** Prices of coins in the fiat currency, by display ticker in upper case. */
export type Prices = Readonly<Record<string, DecimalString>>;

/** Value of an amount at a price. Null without either. */
export const fiatValueOf = (
  amount: DecimalString | null,
  displayTicker: string,
  prices: Prices | null,
): DecimalString | null => {
  const price = prices?.[displayTicker.toUpperCase()];
  return amount === null || price === undefined ? null : Big(amount).times(price).toFixed();
};
