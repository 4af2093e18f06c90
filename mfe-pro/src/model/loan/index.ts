export { createLoanModel, loanModel } from './create-loan-model';
