export { interestOf, missingToRepay, riskOf } from './loan';
export type { Loan, LoanCurrencies, LoanRepayment, LoanRisk, LoanStatus, LoanTerms } from './loan';
export { confirmationPath, termsOf } from './loan-address';
