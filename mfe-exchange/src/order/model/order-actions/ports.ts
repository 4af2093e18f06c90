import { attach, createEffect, createEvent, createStore } from 'effector';
import type { Effect } from 'effector';

import { networkError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { NoticePermission } from '@coinlane/shared-contracts/lifecycle';

import type { RefundVerdict } from '../../../address/domain/address';
import type { Currency, CurrencyInfo } from '../../../currency/domain/currency';
import type { Prices } from '../../../currency/domain/fiat-value';
import type { SavedOrder } from '../../domain/saved-order';
import type {
  ArrivedAsset,
  DepositRequest,
  DepositRequestOutcome,
  RefundRequest,
  Transaction,
  TransactionActions,
  TransactionLeg,
} from '../../domain/transaction';
import type { Subscription } from './create-notification-model';
import type { RefundOrder } from './create-transaction-actions-model';

export type PricedLegs = {
  readonly from: Pick<TransactionLeg, 'displayTicker'>;
  readonly to: Pick<TransactionLeg, 'displayTicker'>;
};

export type RefundQuestion = {
  readonly transaction: Transaction;
  /** The asset of the refund. The address must be valid on its network. */
  readonly asset: ArrivedAsset;
  /** Info about this asset. */
  readonly info: CurrencyInfo | null;
  readonly address: string;
  /** All listed currencies: the contracts of their tokens are not wallets. */
  readonly currencies: readonly Currency[];
};

/**
 * Ports of the order page and the history. The remote's scope is created before their code is loaded, so the page
 * provides these ports after hydration instead.
 */
export type OrderActionPorts = {
  /** Validates a refund address with the form's rules. Never rejects. */
  readonly judgeRefund: (question: RefundQuestion) => Promise<RefundVerdict>;
  readonly fetchActions: (transactionId: string) => Promise<TransactionActions>;
  readonly requestRefund: (order: RefundOrder) => Promise<boolean>;
  readonly requestContinue: (transactionId: string) => Promise<boolean>;
  readonly subscribe: (subscription: Subscription) => Promise<boolean>;
  readonly subscribeToNews: (email: string) => Promise<unknown>;
  readonly setRefundAddress: (request: RefundRequest) => Promise<boolean>;
  readonly requestDeposit: (request: DepositRequest) => Promise<DepositRequestOutcome>;
  readonly readSavedOrders: () => Promise<readonly SavedOrder[]>;
  /** Adds to the stored list, which another tab may have changed. Returns the updated list. */
  readonly keep: (seen: {
    readonly transaction: Transaction;
    readonly at: number;
  }) => Promise<readonly SavedOrder[]>;
  /** Prices of the order's two currencies. */
  readonly fetchPrices: (pair: PricedLegs) => Promise<Prices>;
  readonly fetchTransaction: (transactionId: string) => Promise<Transaction>;
  readonly noticePermission: () => Promise<NoticePermission>;
  /** Requests the browser's permission, then subscribes this device. Rejects if the subscription fails. */
  readonly askForNotices: (transactionId: string) => Promise<NoticePermission>;
};

export const portsProvided = createEvent<OrderActionPorts>();

export const $ports = createStore<OrderActionPorts | null>(null, { serialize: 'ignore' }).on(
  portsProvided,
  (_, ports) => ports,
);

type PortCall<Params> = { readonly ports: OrderActionPorts | null; readonly params: Params };

/** Calls a port. Before the page provides its ports, the call fails as offline. */
export const callPort = <Params, Done>(
  pick: (ports: OrderActionPorts) => (params: Params) => Promise<Done>,
): Effect<Params, Done, ApiError> => {
  const callFx = createEffect<PortCall<Params>, Done, ApiError>(({ ports, params }) =>
    ports === null ? Promise.reject(networkError('the page has not come to life yet')) : pick(ports)(params),
  );
  return attach({
    source: $ports,
    mapParams: (params: Params, ports: OrderActionPorts | null): PortCall<Params> => ({ ports, params }),
    effect: callFx,
  });
};
