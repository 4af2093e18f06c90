export { arrivedAsset, refundAsset } from './arrived-asset';
export type { ArrivedAsset } from './arrived-asset';
export { amountDifference, percentOf, withRestToSend } from './amount-difference';
export { depositIssueOf, shortfallReasonOf } from './deposit-issue';
export type { DepositIssue } from './deposit-issue';
export type { DepositRequest, DepositRequestOutcome } from './deposit-request';
export { explorerUrl, providerOrderUrl } from './explorer-url';
export { payinFigure, payoutFigure } from './order-figures';
export type { OrderFigure } from './order-figures';
export { isRunning, orderStateOf, toneOf } from './order-state';
export type { OrderState } from './order-state';
export { isFiat, orderKindOf } from './order-kind';
export { needsNoRecipient } from './payout-account';
export { refundFeeOf } from './refund-fee';
export { refundSuggestions } from './refund-suggestions';
export type { RefundSuggestion } from './refund-suggestions';
export { KNOWN_STATUSES } from './transaction';
export type {
  ChainDoubt,
  ConnectedTransaction,
  DepositNote,
  KnownStatus,
  Relation,
  Transaction,
  TransactionLeg,
} from './transaction';
export {
  appendTransaction,
  isTransactionId,
  orderIdIn,
  readTransactionList,
  CONTROL_TOKENS_KEY,
  controlTokenIn,
  TRANSACTIONS_KEY,
} from './transaction-list';
export { progressOf } from './transaction-progress';
export type { ProgressStep } from './transaction-progress';
export { isClosed, isFinal, stageOf, statusName, toTransactionStatus } from './transaction-status';
export type { Stage } from './transaction-status';
export { delayOf, depositWindowMs, durationOf, shouldRefresh, usualRangeOf } from './transaction-times';
export { canStillPay, expectedActions, visitorActions } from './visitor-actions';
export type { ContinueOutcome, RefundRequest, TransactionActions } from './visitor-actions';
