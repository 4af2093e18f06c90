export { amountForField, formatAmount, roundForDisplay } from './format-amount.ts';
export { parseAmount } from './parse-amount.ts';
export type { ParsedAmount } from './parse-amount.ts';
