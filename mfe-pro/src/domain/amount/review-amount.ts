import { parseAmount } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Language } from '@coinlane/shared-contracts/values';

import { compareAmounts, isPositive } from './amount-math';

/** Problem of an amount from the user's balance; `Missing` is shown without a message. */
export type AmountProblem = 'Missing' | 'Invalid' | 'Ambiguous' | 'NotPositive' | 'MoreThanThereIs';

export type AmountReview =
  | { readonly _tag: 'Good'; readonly amount: DecimalString }
  | { readonly _tag: 'Bad'; readonly problem: AmountProblem };

const bad = (problem: AmountProblem): AmountReview => ({ _tag: 'Bad', problem });

/** Compares a typed amount exactly with the balance; null: unknown balance. */
export const reviewAmount = (
  typed: string,
  available: DecimalString | null,
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
      return { _tag: 'Good', amount: read.amount };
  }
};
