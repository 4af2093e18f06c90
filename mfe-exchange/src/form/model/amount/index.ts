export { amountModel } from './amount-model';
export { INITIAL_AMOUNTS } from './amounts';
export type { Amounts, UrlAmounts } from './amounts';
export type { CounterValue } from './amounts-for-pair';
