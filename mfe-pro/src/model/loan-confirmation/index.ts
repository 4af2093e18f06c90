export { createLoanConfirmationModel, loanConfirmationModel } from './create-loan-confirmation-model';
