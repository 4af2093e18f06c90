export { fetchTransaction } from './fetch-transaction';
export { followTransaction } from './push';
export { requestDeposit } from './request-deposit';
export { subscribeToNews, subscribeToTransaction } from './subscribe-to-transaction';
export {
  fetchTransactionActions,
  requestContinue,
  requestRefund,
  setRefundAddress,
} from './transaction-actions';
