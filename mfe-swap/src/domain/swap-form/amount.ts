import { formatAmount } from '@coinlane/shared-contracts/amounts';
import type { DecimalString } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

import type { TokenSwapPair } from '../pair-limits';

/** A problem of the typed amount, or the amount itself. */
export type AmountVerdict =
  | { readonly _tag: 'Empty' }
  | { readonly _tag: 'Unclear' }
  | { readonly _tag: 'NotPositive' }
  | { readonly _tag: 'BelowMin'; readonly min: string }
  | { readonly _tag: 'AboveMax'; readonly max: string }
  | { readonly _tag: 'Fine'; readonly amount: DecimalString };

const PLAIN = /^\d{1,30}(?:[.,]\d{1,18})?$|^[.,]\d{1,18}$/;
/** `1,500` can mean one and a half or fifteen hundred: the user must clarify. */
const COULD_BE_THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/;

const separatorOf = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

const isUnclear = (text: string, language: string): boolean =>
  !PLAIN.test(text) || (COULD_BE_THOUSANDS.test(text) && !text.includes(separatorOf(language)));

/** Checks a typed amount against the pair's limits (spec §5 "Token swap form"); exact, never rounded. */
export const checkAmount = (
  text: string,
  { min, max }: Pick<TokenSwapPair, 'min' | 'max'>,
  language: string,
): AmountVerdict => {
  const trimmed = text.trim();
  if (trimmed === '') return { _tag: 'Empty' };
  if (/^[-−]\d/.test(trimmed)) return { _tag: 'NotPositive' };
  if (isUnclear(trimmed, language)) return { _tag: 'Unclear' };
  const amount = new Big(trimmed.replace(',', '.').replace(/^\./, '0.'));
  if (amount.lte(0)) return { _tag: 'NotPositive' };
  if (amount.lt(min)) return { _tag: 'BelowMin', min };
  if (max !== null && amount.gt(max)) return { _tag: 'AboveMax', max };
  return { _tag: 'Fine', amount: amount.toFixed() };
};

/** Exact amount in the page's notation: every digit, never an exponent. */
export const amountText = (amount: DecimalString, language: string): string =>
  formatAmount(new Big(amount).toFixed(), language);

/** The message for a missing estimate (spec §8 "Token swap"). */
const NO_ESTIMATE = '-';

/** Estimate with two decimals, rounded down, or '-' (spec §8). */
export const estimateText = (estimate: DecimalString | null, language: string): string =>
  estimate === null ? NO_ESTIMATE : formatAmount(new Big(estimate).toFixed(2, Big.roundDown), language);

/**
 * The fee between the amount and its estimate, with two decimals, rounded up. Null if one of them is missing, or
 * if more comes out than goes in.
 */
export const feeText = (
  amount: DecimalString | null,
  estimate: DecimalString | null,
  language: string,
): string | null => {
  if (amount === null || estimate === null) return null;
  const fee = new Big(amount).minus(estimate);
  return fee.lt(0) ? null : estimateText(fee.toFixed(2, Big.roundUp), language);
};
