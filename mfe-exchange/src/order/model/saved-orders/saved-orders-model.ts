import { clockModel } from '../../../page/model/clock';
import { localTransactionsModel } from '../local-transactions';
import { transactionStatusModel } from '../transaction-status';
import { createSavedOrdersModel } from './create-saved-orders-model';

export const savedOrdersModel = createSavedOrdersModel({
  $ids: localTransactionsModel.$ids,
  $areIdsRead: localTransactionsModel.$isRead,
  $transaction: transactionStatusModel.$transaction,
  $now: clockModel.$now,
});
