export { createLoanListModel, loanListModel } from './create-loan-list-model';
export type { Typed } from './create-loan-list-model';
