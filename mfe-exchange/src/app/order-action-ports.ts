import { flow } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { tokenContractsOf } from '@coinlane/chains/addresses';
import { toPromise } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import { networkError } from '@coinlane/shared-contracts/errors';
import type { BrowserNotices, NoticePermission, RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import {
  fetchTransaction,
  fetchTransactionActions,
  followTransaction,
  requestContinue,
  requestDeposit,
  requestRefund,
  setRefundAddress,
  subscribeToNews,
  subscribeToTransaction,
} from '../api/transaction';
import type { RefundFacts } from '../domain/address';
import type { Currency, CurrencyInfo } from '../domain/currency';
import type { ArrivedAsset } from '../domain/transaction';
import type { OrderActionPorts, RefundQuestion } from '../model/order-actions';
import { savedOrders } from './saved-orders';

/** The rules of addresses: fetched with the first address. */
const checks = () => import(/* webpackChunkName: "address-checks" */ '../domain/address/checks');

/** The asset of a refund as a currency of the address checks. */
const toCurrency = (
  { displayTicker, ticker, network }: ArrivedAsset,
  info: CurrencyInfo | null,
): Currency => ({
  ticker: ticker ?? displayTicker,
  displayTicker,
  network,
  name: displayTicker,
  iconUrl: '',
  isFiat: false,
  isStable: false,
  isFeatured: false,
  isAnonymous: false,
  hasExtraId: info?.hasExtraId ?? false,
  supportsFixedRate: false,
  tokenContract: null,
  isNew: false,
  canBeSent: true,
  canBeReceived: true,
  change24h: null,
  defaultValue: null,
  manualDefaultValue: null,
});

const factsOf = ({ transaction, asset, info, address, currencies }: RefundQuestion): RefundFacts => ({
  address,
  currency: toCurrency(asset, info),
  info,
  contracts: tokenContractsOf(currencies),
  recipient: transaction.payout.address ?? '',
  recipientNetwork: transaction.payout.network,
  payinAddress: transaction.payin.address,
});

const noticesOf = ({ loadNotices }: RemoteProps): Promise<BrowserNotices | null> =>
  loadNotices === undefined ? Promise.resolve(null) : loadNotices();

/** What the browser says, asked of the push service when it agrees; a refusal there is a failed call. */
const askForNotices =
  (props: RemoteProps) =>
  async (transactionId: string): Promise<NoticePermission> => {
    const notices = await noticesOf(props);
    if (notices === null) return 'unsupported';
    const outcome = await notices
      .enable()
      .catch(() => Promise.reject(networkError('the browser could not subscribe')));
    if (outcome._tag === 'NotAllowed') return outcome.permission;
    const { deviceId, token } = outcome;
    const isTaken = await toPromise(followTransaction(props.http)({ transactionId, deviceId, token }));
    return isTaken ? 'granted' : Promise.reject(networkError('the push service did not take the order'));
  };

/** What the visitor decides about an order, and what they want to hear of it. */
const decisionPorts = (http: HttpPort) => ({
  fetchActions: flow(fetchTransactionActions(http), toPromise),
  requestRefund: flow(requestRefund(http), toPromise),
  requestContinue: flow(
    requestContinue(http),
    TE.map(({ isAccepted }) => isAccepted),
    toPromise,
  ),
  subscribe: flow(subscribeToTransaction(http), toPromise),
  subscribeToNews: flow(subscribeToNews(http), toPromise),
});

/** The ports of the transaction's page and of the history, over the shell's. */
export const orderActionPorts = (props: RemoteProps): OrderActionPorts => {
  const { http, storage } = props;
  const kept = savedOrders(storage);
  return {
    ...decisionPorts(http),
    judgeRefund: async (question) => (await checks()).checkRefundAddress(factsOf(question)),
    setRefundAddress: flow(setRefundAddress(http), toPromise),
    requestDeposit: flow(requestDeposit(http), toPromise),
    fetchTransaction: flow(fetchTransaction(http), toPromise),
    readSavedOrders: () => Promise.resolve(kept.read()),
    keep: (seen) => Promise.resolve(kept.keep(seen)),
    noticePermission: async () => (await noticesOf(props).catch(() => null))?.permission() ?? 'unsupported',
    askForNotices: askForNotices(props),
  };
};
