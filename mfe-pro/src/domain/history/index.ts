export { HISTORY_TABS, historyPath, historyQueryAt, pageCountOf, ROWS_A_PAGE } from './history-query';
export type { HistoryQuery, HistoryTab } from './history-query';
export { isKnownKind, operationOf, perDay } from './operation';
export type { HistoryPage, Operation } from './operation';
export { toCsv } from './to-csv';
export type { CsvWords } from './to-csv';
