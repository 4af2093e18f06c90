export { compareAmounts, differenceOf, isPositive, productOf, shareOf, sumOf } from './amount-math';
export {
  amountForField,
  decimalSignOf,
  formatAmount,
  formatShare,
  formatShort,
  formatUsd,
} from './format-amount';
export { readAmount } from './read-amount';
export type { TypedAmount } from './read-amount';
export { reviewAmount } from './review-amount';
export type { AmountProblem, AmountReview } from './review-amount';
