export { exitCodeOf, wordsOf } from './words-of.ts';
export type { LedgerError, Result } from './ledger-error.ts';
