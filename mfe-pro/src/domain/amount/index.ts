export { amountForField, formatAmount, parseAmount as readAmount } from '@coinlane/shared-contracts/amounts';
export { compareAmounts, differenceOf, isPositive, productOf, shareOf, sumOf } from './amount-math';
export { formatShare, formatShort, formatUsd } from './format-amount';
export { reviewAmount } from './review-amount';
export type { AmountProblem, Balance } from './review-amount';
