import { formatAmount, parseAmount } from '@coinlane/shared-contracts/amounts';
import type { DecimalString } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

import type { TokenSwapPair } from '../pair-limits';
import { decimalsOf } from '../token';

/** A problem of the typed amount, or the amount itself. */
export type AmountVerdict =
  | { readonly _tag: 'Empty' }
  /** Not a number, or an ambiguous one: the user must clarify it. */
  | { readonly _tag: 'Unclear' }
  | { readonly _tag: 'NotPositive' }
  | { readonly _tag: 'TooPrecise'; readonly decimals: number }
  | { readonly _tag: 'BelowMin'; readonly min: string }
  | { readonly _tag: 'AboveMax'; readonly max: string }
  | { readonly _tag: 'Fine'; readonly amount: DecimalString };

/** Checks a typed amount against the pair's limits (spec §5 "Token swap form"). Exact, without rounding. */
export const checkAmount = (
  text: string,
  { from, min, max }: Pick<TokenSwapPair, 'from' | 'min' | 'max'>,
  language: string,
): AmountVerdict => {
  const typed = parseAmount(text, language);
  if (typed._tag === 'Empty') return typed;
  if (typed._tag === 'Invalid' && typed.reason === 'Negative') return { _tag: 'NotPositive' };
  if (typed._tag !== 'Exact') return { _tag: 'Unclear' };
  const amount = new Big(typed.amount);
  if (amount.lte(0)) return { _tag: 'NotPositive' };
  const decimals = decimalsOf(from);
  if (!amount.round(decimals, Big.roundDown).eq(amount)) return { _tag: 'TooPrecise', decimals };
  if (amount.lt(min)) return { _tag: 'BelowMin', min };
  if (max !== null && amount.gt(max)) return { _tag: 'AboveMax', max };
  return { _tag: 'Fine', amount: amount.toFixed() };
};

/** Exact amount in the number format of the page: all digits, never an exponent. */
export const amountText = (amount: DecimalString, language: string): string =>
  formatAmount(new Big(amount).toFixed(), language);

/** Text for a missing estimate (spec §8 "Token swap"). */
const NO_ESTIMATE = '-';

/** Estimate with two decimals, rounded down, or '-' (spec §8). */
export const estimateText = (estimate: DecimalString | null, language: string): string =>
  estimate === null ? NO_ESTIMATE : formatAmount(new Big(estimate).toFixed(2, Big.roundDown), language);

/**
 * The fee: the amount minus its estimate, with two decimals, rounded up. Null if one is missing, or if the
 * estimate exceeds the amount.
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
