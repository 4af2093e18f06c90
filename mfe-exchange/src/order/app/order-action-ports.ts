import { flow } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { tokenContractsOf } from '@coinlane/chains/addresses';
import { networkName } from '@coinlane/chains/networks';
import { toPromise } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import { networkError } from '@coinlane/shared-contracts/errors';
import type { BrowserNotices, NoticePermission, RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { fetchPrices } from '../../currency/api/fetch-prices';
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
import type { ControlTokenOf } from '../api/transaction';
import type { RefundFacts } from '../../address/domain/address';
import type { Currency, CurrencyInfo } from '../../currency/domain/currency';
import type { ArrivedAsset } from '../domain/transaction';
import type { OrderActionPorts, RefundQuestion } from '../model/order-actions';
import { controlTokens } from './control-tokens';
import { savedOrders } from './saved-orders';

/** Address rules. They load with the first address. */
const checks = () => import(/* webpackChunkName: "address-checks" */ '../../address/domain/address/checks');

/** Converts a refund's asset to a currency for the address checks. */
const toCurrency = (
  { displayTicker, ticker, network }: ArrivedAsset,
  info: CurrencyInfo | null,
): Currency => ({
  ticker: ticker ?? displayTicker,
  displayTicker,
  network,
  networkName: networkName(network),
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

/**
 * Requests the browser's permission, then subscribes to push notices. A refusal of the push service is a failed call.
 */
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

/** Ports of the user's decisions and notifications about an order. */
const decisionPorts = (http: HttpPort, tokenOf: ControlTokenOf) => ({
  fetchActions: flow(fetchTransactionActions(http, tokenOf), toPromise),
  requestRefund: flow(requestRefund(http, tokenOf), toPromise),
  requestContinue: flow(
    requestContinue(http, tokenOf),
    TE.map(({ isAccepted }) => isAccepted),
    toPromise,
  ),
  subscribe: flow(subscribeToTransaction(http), toPromise),
  subscribeToNews: flow(subscribeToNews(http), toPromise),
});

/** Creates the ports of the order page and the history, on top of the shell's ports. */
export const orderActionPorts = (props: RemoteProps): OrderActionPorts => {
  const { http, storage } = props;
  const orders = savedOrders(storage);
  return {
    ...decisionPorts(http, controlTokens(storage).find),
    judgeRefund: async (question) => (await checks()).checkRefundAddress(factsOf(question)),
    setRefundAddress: flow(setRefundAddress(http), toPromise),
    requestDeposit: flow(requestDeposit(http), toPromise),
    fetchPrices: flow(fetchPrices(http), toPromise),
    fetchTransaction: flow(fetchTransaction(http), toPromise),
    readSavedOrders: () => Promise.resolve(orders.read()),
    keep: (seen) => Promise.resolve(orders.keep(seen)),
    noticePermission: async () => (await noticesOf(props).catch(() => null))?.permission() ?? 'unsupported',
    askForNotices: askForNotices(props),
  };
};
