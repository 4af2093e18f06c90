export { HistoryScreen } from './transaction-history.screen';
