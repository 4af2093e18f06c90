export { OrderRows } from './order-rows';
export { HistoryScreen } from './transaction-history.screen';
