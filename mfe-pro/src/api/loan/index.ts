export { estimateLoan, fetchLoan, fetchLoanCurrencies, fetchLoans, openLoan, repayLoan } from './loan-calls';
