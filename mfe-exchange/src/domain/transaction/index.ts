export { amountDifference } from './amount-difference';
export type { AmountDifference } from './amount-difference';
export type { CreatedTransaction, CreateFailure } from './create-transaction';
export { explorerUrl } from './explorer-url';
export { KNOWN_STATUSES } from './transaction';
export type {
  ConnectedTransaction,
  KnownStatus,
  Transaction,
  TransactionLeg,
  TransactionRequest,
  TransactionStatus,
} from './transaction';
export {
  appendTransaction,
  isTransactionId,
  readTransactionList,
  TRANSACTIONS_KEY,
} from './transaction-list';
export { progressOf } from './transaction-progress';
export type { ProgressStep, ProgressStepName } from './transaction-progress';
export { isFinal, stageOf, toTransactionStatus } from './transaction-status';
export type { Stage } from './transaction-status';
export {
  depositWindowMs,
  durationOf,
  isTakingLong,
  LONG_EXCHANGE_FALLBACK_MINUTES,
  LONG_EXCHANGE_MINUTES,
  usualMinutesOf,
} from './transaction-times';
export type { Duration } from './transaction-times';
export { mayStillPay, visitorActions } from './visitor-actions';
export type {
  ActionFacts,
  ContinueOutcome,
  RefundRequest,
  TransactionActions,
  VisitorAction,
} from './visitor-actions';
