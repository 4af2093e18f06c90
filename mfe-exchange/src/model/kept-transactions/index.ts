import { clockModel } from '../clock';
import { localTransactionsModel } from '../local-transactions';
import { transactionStatusModel } from '../transaction-status';
import { createKeptTransactionsModel } from './create-kept-transactions-model';

export { lastKnownView } from './last-known-view';

export const keptTransactionsModel = createKeptTransactionsModel({
  $ids: localTransactionsModel.$ids,
  $transaction: transactionStatusModel.$transaction,
  $now: clockModel.$now,
});
