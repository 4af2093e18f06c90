import { formatAmount } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Language } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

/** The fiat currency of estimated values. */
export const FIAT_TICKER = 'usd';

const CENT = '0.01';

/**
 * A zero in the fiat currency. The first currency format of `Intl` blocks a phone for 50 ms, so our nine languages
 * come from a table and only others from the browser.
 */
const zeros: Record<Language, string> = {
  en: '$0',
  ko: '$0',
  ja: '$0',
  id: '$0',
  pt: '$\u00A00',
  ru: '0\u00A0$',
  de: '0\u00A0$',
  es: '0\u00A0$',
  fr: '0\u00A0$',
};

const zeroIn = (language: Language): string =>
  (zeros[language] ??= new Intl.NumberFormat(language, {
    style: 'currency',
    currency: FIAT_TICKER,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    numberingSystem: 'latn',
  }).format(0));

/** Formats a value in the fiat currency: "$9,626.86". A value below one cent keeps two significant digits. */
export const formatFiat = (value: DecimalString, language: Language): string => {
  const size = Big(value).abs();
  const rounded = size.gt(0) && size.lt(CENT) ? size.prec(2).toFixed() : size.toFixed(2);
  return zeroIn(language).replace('0', () => formatAmount(rounded, language));
};

/** Prices of coins in the fiat currency, by display ticker in upper case. */
export type Prices = Readonly<Record<string, DecimalString>>;

/** Value of an amount at a price. Null without either, and for an amount in the fiat currency itself. */
export const fiatValueOf = (
  amount: DecimalString | null,
  displayTicker: string,
  prices: Prices | null,
): DecimalString | null => {
  const price = prices?.[displayTicker.toUpperCase()];
  const isOwn = displayTicker.toLowerCase() === FIAT_TICKER;
  return amount === null || price === undefined || isOwn ? null : Big(amount).times(price).toFixed();
};
