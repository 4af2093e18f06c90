export { exitCodeOf, gateProblemWords, wordsOf } from './words-of.ts';
export type { LedgerError, Result } from './ledger-error.ts';
