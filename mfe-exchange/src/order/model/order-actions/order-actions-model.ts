import { createEffect, createEvent, merge, sample } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';
import { createMutation } from '@coinlane/shared-ui/query';

import type { RefundVerdict } from '../../../address/domain/address';
import type { Prices } from '../../../currency/domain/fiat-value';
import { currencyListModel } from '../../../currency/model/currency-list';
import type { DepositRequest, DepositRequestOutcome, RefundRequest } from '../../domain/transaction';
import { localTransactionsModel } from '../local-transactions';
import { $unavailable } from '../../../page/model/settings';
import { transactionInfoModel, transactionStatusModel } from '../transaction-status';
import { createNoticesModel } from './create-notices-model';
import { createNotificationModel } from './create-notification-model';
import { createOrderPrices } from './create-order-prices';
import type { PricedLegs } from './create-order-prices';
import { createRefundJudge } from './create-refund-judge';
import type { RefundQuestion } from './create-refund-judge';
import { createRefundSuggestionsModel } from './create-refund-suggestions-model';
import { createTransactionActionsModel } from './create-transaction-actions-model';

const { $id, $transaction, retried } = transactionStatusModel;

export const transactionActionsModel = createTransactionActionsModel({
  $id,
  $transaction,
  $ownIds: localTransactionsModel.$ids,
  refreshRequested: retried,
});

export const notificationModel = createNotificationModel({ $id, $unavailable });

/** The user edited the refund address, so the last result is about another address. */
export const refundAddressEdited = createEvent();

/** Refund address set after the order was created. The transaction is refreshed when it is accepted. */
export const refundAddressModel = createMutation<RefundRequest, boolean>({
  resetBy: merge([refundAddressEdited, $id]),
});
sample({
  clock: refundAddressModel.executeFx.doneData,
  filter: (isTaken) => isTaken,
  fn: () => undefined,
  target: retried,
});

/** The name in the form changed. */
export const depositRequestEdited = createEvent();

/** Deposit request to a name-based account (spec §3 "Forms": depositFio). */
export const depositRequestModel = createMutation<DepositRequest, DepositRequestOutcome>({
  resetBy: merge([depositRequestEdited, $id]),
});

/** Port: prices of the order's two currencies. */
export const fetchOrderPricesFx = createEffect<PricedLegs, Prices, ApiError>();

/** Prices of the order's currencies, for estimated values. Null: unknown. */
export const $orderPrices = createOrderPrices({
  $transaction,
  $unavailable,
  ready: localTransactionsModel.started,
  fetchPricesFx: fetchOrderPricesFx,
});

export const noticesModel = createNoticesModel({ $id });

/** Port: the address rules. */
export const checkRefundFx = createEffect<RefundQuestion, RefundVerdict, ApiError>();

/** Lists the currencies, and checks a refund address before it is sent. */
export const { listCurrenciesFx, judgeRefundFx } = createRefundJudge({
  $currencies: currencyListModel.$currencies,
  fetchCurrenciesFx: currencyListModel.fetchCurrenciesFx,
  judgeFx: checkRefundFx,
});

export const refundSuggestionsModel = createRefundSuggestionsModel({
  $transaction,
  $actions: transactionActionsModel.$actions,
  $info: transactionInfoModel.$from,
  judgeFx: judgeRefundFx,
});
