export { TransactionStatusScreen } from './transaction-status.screen';
