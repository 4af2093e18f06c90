export { compareAmounts, isAtLeast, isAtMost, isPositive } from './compare-amounts';
export { decimalSeparatorOf } from './decimal-separator';
export { amountForField, formatAmount, roundForDisplay } from './format-amount';
export { parseAmount } from './parse-amount';
export type { AmountProblem, ParsedAmount } from './parse-amount';
