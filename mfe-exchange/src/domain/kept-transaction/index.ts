export { diagnosticOf } from './diagnostic';
export { historyOf, keepTransaction } from './kept-transaction';
export type { KeptTransaction } from './kept-transaction';
export { orderFile, statusWord } from './order-file';
