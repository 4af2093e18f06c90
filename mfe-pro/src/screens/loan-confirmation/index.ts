export { LoanConfirmationScreen } from './loan-confirmation.screen';
