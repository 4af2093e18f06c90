export { LoansScreen } from './loans.screen';
