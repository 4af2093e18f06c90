export { TransactionScreen } from './transaction.screen';
