export { chargedOf, EMPTY_WITHDRAWAL, FIRST_DEPOSIT, maxWithdrawal, reviewWithdrawal } from './withdrawal';
export type {
  DepositAddress,
  Withdrawal,
  WithdrawalDraft,
  WithdrawalFacts,
  WithdrawalOrder,
  WithdrawalProblem,
  WithdrawalReview,
} from './withdrawal';
