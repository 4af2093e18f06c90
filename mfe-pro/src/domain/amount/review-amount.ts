import { parseAmount } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Language } from '@coinlane/shared-contracts/values';

import { compareAmounts, fitsDecimals, isPositive } from './amount-math';

/** Problem of an amount to take from the user's balance. `Missing` is shown without a message. */
export type AmountProblem =
  | 'Missing'
  | 'Invalid'
  | 'Ambiguous'
  | 'NotPositive'
  | 'MoreThanThereIs'
  | 'TooManyDecimals';

export type AmountReview =
  | { readonly _tag: 'Good'; readonly amount: DecimalString }
  | { readonly _tag: 'Bad'; readonly problem: AmountProblem };

const bad = (problem: AmountProblem): AmountReview => ({ _tag: 'Bad', problem });

/** Balance of a currency, and its number of decimals. Null: unknown, so the service decides. */
export type Balance = { readonly available: DecimalString | null; readonly decimals: number | null };

/** Compares a typed amount exactly with the balance. */
export const reviewAmount = (
  typed: string,
  { available, decimals }: Balance,
  language: Language,
): AmountReview => {
  const read = parseAmount(typed, language);
  switch (read._tag) {
    case 'Empty':
      return bad('Missing');
    case 'Invalid':
      return bad('Invalid');
    case 'Ambiguous':
      return bad('Ambiguous');
    case 'Exact':
      if (!isPositive(read.amount)) return bad('NotPositive');
      if (available !== null && compareAmounts(read.amount, available) > 0) return bad('MoreThanThereIs');
      if (decimals !== null && !fitsDecimals(read.amount, decimals)) return bad('TooManyDecimals');
      return { _tag: 'Good', amount: read.amount };
  }
};
