export { chargedOf, EMPTY_WITHDRAWAL, FIRST_DEPOSIT, maxWithdrawal, reviewWithdrawal } from './withdrawal';
export type {
  DepositAddress,
  SharedAddress,
  Withdrawal,
  WithdrawalDraft,
  WithdrawalFacts,
  WithdrawalOrder,
  WithdrawalProblem,
  WithdrawalReview,
} from './withdrawal';
