export { LoanScreen } from './loan.screen';
