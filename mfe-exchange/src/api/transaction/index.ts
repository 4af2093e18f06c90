export { createTransaction } from './create-transaction';
export { fetchTransaction } from './fetch-transaction';
export { readCreateFailure } from './read-create-failure';
export { subscribeToTransaction } from './subscribe-to-transaction';
export { fetchTransactionActions, requestContinue, requestRefund } from './transaction-actions';
