export { newestFirst } from './cashback';
export type { Cashback, CashbackEvent } from './cashback';
