import { sample } from 'effector';

import type { RefundVerdict } from '../../../address/domain/address';
import type { Prices } from '../../../currency/domain/fiat-value';
import type {
  DepositRequest,
  DepositRequestOutcome,
  RefundRequest,
  TransactionActions,
} from '../../domain/transaction';
import { currencyListModel } from '../../../currency/model/currency-list';
import { localTransactionsModel } from '../local-transactions';
import { transactionInfoModel, transactionStatusModel } from '../transaction-status';
import { createNoticesModel } from './create-notices-model';
import { createNotificationModel } from './create-notification-model';
import type { Subscription } from './create-notification-model';
import { createOrderPrices } from './create-order-prices';
import { createRefundJudge } from './create-refund-judge';
import { createRefundSuggestionsModel } from './create-refund-suggestions-model';
import { createSubmission } from './create-submission';
import { createTransactionActionsModel } from './create-transaction-actions-model';
import type { RefundOrder } from './create-transaction-actions-model';
import { portsProvided, callPort } from './ports';
import type { PricedLegs, RefundQuestion } from './ports';

const { $id, $transaction, retried } = transactionStatusModel;

export const transactionActionsModel = createTransactionActionsModel({
  $id,
  $transaction,
  $ownIds: localTransactionsModel.$ids,
  refreshRequested: retried,
  ready: portsProvided,
  fetchActionsFx: callPort<string, TransactionActions>(({ fetchActions }) => fetchActions),
  requestRefundFx: callPort<RefundOrder, boolean>(({ requestRefund }) => requestRefund),
  requestContinueFx: callPort<string, boolean>(({ requestContinue }) => requestContinue),
});

export const notificationModel = createNotificationModel({
  $id,
  subscribeFx: callPort<Subscription, boolean>(({ subscribe }) => subscribe),
  subscribeToNewsFx: callPort<string, unknown>(({ subscribeToNews }) => subscribeToNews),
});

/** Refund address set after the order was created. Refreshes the transaction when it was accepted. */
export const refundAddressModel = createSubmission({
  sendFx: callPort<RefundRequest, boolean>(({ setRefundAddress }) => setRefundAddress),
  $about: $id,
});
sample({
  clock: refundAddressModel.answered,
  filter: (isTaken) => isTaken,
  fn: () => undefined,
  target: retried,
});

/** Deposit requested from a name-based account (spec §3 "Forms": depositFio). */
export const depositRequestModel = createSubmission({
  sendFx: callPort<DepositRequest, DepositRequestOutcome>(({ requestDeposit }) => requestDeposit),
  $about: $id,
});

/** Prices of the order's currencies, for estimated values. Null: unknown. */
export const $orderPrices = createOrderPrices({
  $transaction,
  ready: portsProvided,
  fetchPricesFx: callPort<PricedLegs, Prices>(({ fetchPrices }) => fetchPrices),
});

export const noticesModel = createNoticesModel({ $id });

/** Checks a refund address before it is sent. */
export const judgeRefundFx = createRefundJudge({
  $currencies: currencyListModel.$currencies,
  fetchCurrenciesFx: currencyListModel.fetchCurrenciesFx,
  judgeFx: callPort<RefundQuestion, RefundVerdict>(({ judgeRefund }) => judgeRefund),
});

export const refundSuggestionsModel = createRefundSuggestionsModel({
  $transaction,
  $actions: transactionActionsModel.$actions,
  $info: transactionInfoModel.$from,
  ready: portsProvided,
  judgeFx: judgeRefundFx,
});
