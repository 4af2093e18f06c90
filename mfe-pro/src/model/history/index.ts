export { createHistoryModel, historyModel } from './create-history-model';
export type { ExportOrder, TextFile } from './create-history-model';
