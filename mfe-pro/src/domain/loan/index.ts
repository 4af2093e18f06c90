export { hasTerms, interestOf, missingToRepay, riskOf } from './loan';
export type {
  Loan,
  LoanCurrencies,
  LoanRepayment,
  LoanRequest,
  LoanRisk,
  LoanStatus,
  LoanTerms,
} from './loan';
export { confirmationPath, termsOf } from './loan-address';
