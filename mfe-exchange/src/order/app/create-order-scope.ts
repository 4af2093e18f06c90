import { fork } from 'effector';
import type { Scope } from 'effector';
import { flow } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { toPromise } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import { transactionFinished } from '@coinlane/shared-contracts/events';
import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { fetchCurrencies, fetchCurrencyInfo } from '../../currency/api/currency';
import { fetchPrices } from '../../currency/api/fetch-prices';
import { currencyListModel } from '../../currency/model/currency-list';
import { binding } from '../../page/app/binding';
import { pageValues, requestValues } from '../../page/app/page-values';
import type { Values } from '../../page/app/page-values';
import { toPort } from '../../page/app/to-port';
import {
  fetchTransaction,
  fetchTransactionActions,
  requestContinue,
  requestDeposit,
  requestRefund,
  setRefundAddress,
  subscribeToNews,
  subscribeToTransaction,
} from '../api/transaction';
import type { Transaction } from '../domain/transaction';
import { payAtProviderFx } from '../model/checkout';
import { localTransactionsModel } from '../model/local-transactions';
import {
  checkRefundFx,
  depositRequestModel,
  fetchOrderPricesFx,
  noticesModel,
  notificationModel,
  refundAddressModel,
  transactionActionsModel,
} from '../model/order-actions';
import { receiptModel } from '../model/receipt';
import { savedOrdersModel } from '../model/saved-orders';
import {
  announceFinishedFx,
  transactionInfoModel,
  transactionStatusModel,
} from '../model/transaction-status';
import type { ComparedDeposit } from '../../receipt/domain/compare-receipt';
import { RECEIPTS_KEY } from '../../receipt/domain/kept-receipts-key';
import { askForNotices, readPermission } from './browser-notices';
import { checkRefund } from './check-refund';
import { controlTokens } from './control-tokens';
import type { OrderHost } from './order-host';
import { savedOrders } from './saved-orders';
import { storedTransactions } from './stored-transactions';

const statusWord = ({ status }: Transaction): string =>
  status._tag === 'Known' ? status.status : status.raw;

/** Bindings of the calls about an order. */
const callBindings = (http: HttpPort) => {
  const fetchInfo = flow(fetchCurrencyInfo(http), toPromise);
  const fetchOrder = flow(fetchTransaction(http), toPromise);
  return [
    binding(transactionStatusModel.fetchTransactionFx, fetchOrder),
    binding(savedOrdersModel.refreshFx, fetchOrder),
    binding(transactionInfoModel.fetchFromInfoFx, fetchInfo),
    binding(transactionInfoModel.fetchToInfoFx, fetchInfo),
    binding(currencyListModel.fetchCurrenciesFx, flow(fetchCurrencies(http), toPromise)),
    binding(notificationModel.subscribeFx, flow(subscribeToTransaction(http), toPromise)),
    binding(notificationModel.subscribeToNewsFx, flow(subscribeToNews(http), toPromise)),
    binding(refundAddressModel.executeFx, toPort(setRefundAddress(http))),
    binding(depositRequestModel.executeFx, toPort(requestDeposit(http))),
    binding(checkRefundFx, checkRefund),
    binding(fetchOrderPricesFx, flow(fetchPrices(http), toPromise)),
  ];
};

/** Bindings of decisions that only the browser with the order's control token can make. */
const decisionBindings = ({ http, storage }: RemoteProps) => {
  const { find } = controlTokens(storage);
  return [
    binding(transactionActionsModel.fetchActionsFx, flow(fetchTransactionActions(http, find), toPromise)),
    binding(transactionActionsModel.requestRefundFx, flow(requestRefund(http, find), toPromise)),
    binding(
      transactionActionsModel.requestContinueFx,
      flow(
        requestContinue(http, find),
        TE.map(({ isAccepted }) => isAccepted),
        toPromise,
      ),
    ),
  ];
};

/** Receipts of orders. They load after the first view of an order. */
const receiptsOf = async (props: RemoteProps) => {
  const { orderReceipts } = await import(
    /* webpackChunkName: "receipts" */ '../../receipt/app/order-receipts'
  );
  return orderReceipts(props);
};

/**
 * Whether this browser may have a stored receipt of an order. Reads no receipt, so that the code for receipts is
 * not loaded.
 */
const hasKeptReceipt = ({ storage }: RemoteProps, { transactionId }: ComparedDeposit): boolean =>
  storage.read(RECEIPTS_KEY)?.includes(transactionId) ?? false;

/** Bindings of the comparison with the signed receipt. */
const receiptBindings = (props: RemoteProps) => [
  binding(receiptModel.checkFx, async (deposit) =>
    deposit.hasReceipt || hasKeptReceipt(props, deposit) ? (await receiptsOf(props)).check(deposit) : null,
  ),
  binding(receiptModel.readReceiptFx, async (transactionId) => (await receiptsOf(props)).find(transactionId)),
];

/** Bindings to the page: storage, notices, event bus, and the flow around the order. */
const pageBindings = (props: RemoteProps, host: OrderHost) => {
  const transactions = storedTransactions(props.storage);
  const orders = savedOrders(props.storage);
  return [
    binding(localTransactionsModel.readTransactionsFx, transactions.read),
    binding(localTransactionsModel.addTransactionFx, transactions.add),
    binding(savedOrdersModel.readSavedOrdersFx, orders.read),
    binding(savedOrdersModel.keepFx, orders.keep),
    binding(noticesModel.readPermissionFx, () => readPermission(props)),
    binding(noticesModel.askFx, askForNotices(props)),
    binding(payAtProviderFx, host.pay),
    binding(announceFinishedFx, (transaction) => {
      const { transactionId } = transaction;
      props.bus.publish(transactionFinished, { transactionId, status: statusWord(transaction) });
      host.ended(transactionId);
    }),
  ];
};

const orderScope = (props: RemoteProps, host: OrderHost, values: Values): Scope =>
  fork({
    handlers: [
      ...callBindings(props.http),
      ...decisionBindings(props),
      ...receiptBindings(props),
      ...pageBindings(props, host),
    ],
    values,
  });

/** Creates the scope of the order page or the history in the browser, from the server's state if there is one. */
export const createOrderScope = (props: RemoteProps, host: OrderHost, state: unknown): Scope =>
  orderScope(props, host, pageValues(props, 'order', state));

/** Creates the scope of one server request for an order. */
export const createOrderRequestScope = (props: RemoteProps): Scope =>
  orderScope(props, { pay: () => undefined, ended: () => undefined }, requestValues(props));
