export { createHistoryModel, historyModel } from './create-history-model';
