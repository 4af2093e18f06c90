export { chargedOf, EMPTY_WITHDRAWAL, FIRST_DEPOSIT, mostToWithdraw, reviewWithdrawal } from './withdrawal';
export type {
  DepositAddress,
  Withdrawal,
  WithdrawalDraft,
  WithdrawalFacts,
  WithdrawalOrder,
  WithdrawalProblem,
  WithdrawalReview,
} from './withdrawal';
