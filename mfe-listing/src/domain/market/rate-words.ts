import { formatAmount, roundDecimals, roundSignificant } from '@coinlane/shared-contracts/amounts';
import { lookUp } from '@coinlane/shared-contracts/values';
import type { DecimalString } from '@coinlane/shared-contracts/values';

const DIGITS = 7;
const PRICE_DIGITS = 5;
const PRICE_DECIMALS = 2;
const PERCENT_DECIMALS = 2;

const isDecimal = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

const written = (language: string, amount: string): string =>
  isDecimal(amount) ? formatAmount(amount, language) : amount;

const isOneOrMore = (price: string): boolean => /^0*[1-9]\d*(?:\.|$)/.test(price);

/** Formats a rate with at most seven significant digits. */
export const rateWords = (language: string, rate: DecimalString): string =>
  written(language, roundSignificant(rate, DIGITS));

/** Formats an approximate price. With two decimals from one unit on. */
export const priceWords = (language: string, price: DecimalString): string =>
  written(
    language,
    isOneOrMore(price) ? roundDecimals(price, PRICE_DECIMALS) : roundSignificant(price, PRICE_DIGITS),
  );

/** Symbols that are unambiguous, by fiat ticker. Other currencies show their code. */
const SYMBOLS: Readonly<Record<string, string>> = { usd: '$', eur: '€', gbp: '£', jpy: '¥', brl: 'R$' };
/** Languages that write a symbol before the amount. */
const SYMBOL_FIRST: readonly string[] = ['en', 'ja', 'ko', 'id'];

/**
 * Formats a price with its currency: "$9,626.86", "9.626,86 $", "9,626.86 CHF". Without `Intl`, whose output differs
 * between server and browser.
 */
export const fiatWords = (language: string, price: DecimalString, fiat: string): string => {
  const words = priceWords(language, price);
  const symbol = lookUp(SYMBOLS, fiat.toLowerCase());
  return symbol !== undefined && SYMBOL_FIRST.includes(language)
    ? `${symbol}${words}`
    : `${words}\u00a0${symbol ?? fiat.toUpperCase()}`;
};

type Direction = 'up' | 'down' | 'flat';

const SIGNS: Readonly<Record<Direction, string>> = { up: '+', down: '−', flat: '' };

const inPercent = (percent: DecimalString): string => roundDecimals(percent, PERCENT_DECIMALS);

/** Direction of a change for display. A change that is rounded to zero has none. */
export const changeDirection = (percent: DecimalString): Direction => {
  const rounded = inPercent(percent);
  if (!/[1-9]/.test(rounded)) return 'flat';
  return rounded.startsWith('-') ? 'down' : 'up';
};

/** Languages without a space before the percent sign. */
const CLOSED: readonly string[] = ['id', 'ja', 'ko', 'pt'];

/** Formats a change in percent with its sign and two decimals. */
export const changeWords = (language: string, percent: DecimalString): string => {
  const size = inPercent(percent).replace(/^-/, '');
  const number = isDecimal(size) ? `${SIGNS[changeDirection(percent)]}${written(language, size)}` : percent;
  return `${number}${CLOSED.includes(language) ? '%' : '\u00a0%'}`;
};
