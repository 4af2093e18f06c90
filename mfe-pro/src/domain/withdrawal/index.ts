export { chargedOf, EMPTY_WITHDRAWAL, mostToWithdraw, reviewWithdrawal } from './withdrawal';
export type {
  DepositAddress,
  Withdrawal,
  WithdrawalDraft,
  WithdrawalFacts,
  WithdrawalProblem,
  WithdrawalReview,
} from './withdrawal';
