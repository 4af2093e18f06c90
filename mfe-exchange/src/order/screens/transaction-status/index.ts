export { TransactionStatusScreen } from './transaction-status.screen';
export { WidgetTransaction } from './widget-transaction';
