import { parseAmount } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Language } from '@coinlane/shared-contracts/values';

import { compareAmounts, isPositive } from './amount-math';

/** What stands in the way of an amount of the account's own money; `Missing` is not worth a message. */
export type AmountProblem = 'Missing' | 'Invalid' | 'Ambiguous' | 'NotPositive' | 'MoreThanThereIs';

export type AmountReview =
  | { readonly _tag: 'Good'; readonly amount: DecimalString }
  | { readonly _tag: 'Bad'; readonly problem: AmountProblem };

const bad = (problem: AmountProblem): AmountReview => ({ _tag: 'Bad', problem });

/** Judges a typed amount against what there is, by exact decimals; null: it is not known what there is. */
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
