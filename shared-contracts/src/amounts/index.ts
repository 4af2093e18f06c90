export { amountForField, formatAmount, roundForDisplay } from './format-amount.ts';
export { roundDecimals, roundSignificant } from './round-decimal.ts';
export { parseAmount } from './parse-amount.ts';
export type { ParsedAmount } from './parse-amount.ts';
