export { transactionStatusModel, transactionInfoModel, announceFinishedFx } from './transaction-status-model';
export type { StatusView } from './status-view';
