import { attach, createEffect, createEvent, createStore } from 'effector';
import type { Effect } from 'effector';

import { networkError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { NoticePermission } from '@coinlane/shared-contracts/lifecycle';

import type { RefundVerdict } from '../../domain/address';
import type { Currency, CurrencyInfo } from '../../domain/currency';
import type { SavedOrder } from '../../domain/saved-order';
import type {
  ArrivedAsset,
  DepositRequest,
  DepositRequestOutcome,
  RefundRequest,
  Transaction,
  TransactionActions,
} from '../../domain/transaction';
import type { Subscription } from './create-notification-model';
import type { RefundOrder } from './create-transaction-actions-model';

export type RefundQuestion = {
  readonly transaction: Transaction;
  /** The asset that is paid back; the address must be valid on its network. */
  readonly asset: ArrivedAsset;
  /** Info about this asset. */
  readonly info: CurrencyInfo | null;
  readonly address: string;
  /** All that are listed: nobody owns the contracts of their tokens. */
  readonly currencies: readonly Currency[];
};

/**
 * What only the transaction's page and the history need from outside. The remote's scope is made before their code is
 * there, so these ports are no bindings of the scope: the page hands them in when it comes to life.
 */
export type OrderActionPorts = {
  /** Judges where money would go back to, as the form does before an order is made. Never rejects. */
  readonly judgeRefund: (question: RefundQuestion) => Promise<RefundVerdict>;
  readonly fetchActions: (transactionId: string) => Promise<TransactionActions>;
  readonly requestRefund: (order: RefundOrder) => Promise<boolean>;
  readonly requestContinue: (transactionId: string) => Promise<boolean>;
  readonly subscribe: (subscription: Subscription) => Promise<boolean>;
  readonly subscribeToNews: (email: string) => Promise<unknown>;
  readonly setRefundAddress: (request: RefundRequest) => Promise<boolean>;
  readonly requestDeposit: (request: DepositRequest) => Promise<DepositRequestOutcome>;
  readonly readSavedOrders: () => Promise<readonly SavedOrder[]>;
  /** Adds to what is stored now, which another tab may have changed; the list as it then is. */
  readonly keep: (seen: {
    readonly transaction: Transaction;
    readonly at: number;
  }) => Promise<readonly SavedOrder[]>;
  readonly fetchTransaction: (transactionId: string) => Promise<Transaction>;
  readonly noticePermission: () => Promise<NoticePermission>;
  /** Asks the visitor, and the push service to tell this browser. Rejects when the service could not be told. */
  readonly askForNotices: (transactionId: string) => Promise<NoticePermission>;
};

export const portsProvided = createEvent<OrderActionPorts>();

export const $ports = createStore<OrderActionPorts | null>(null, { serialize: 'ignore' }).on(
  portsProvided,
  (_, ports) => ports,
);

type PortCall<Params> = { readonly ports: OrderActionPorts | null; readonly params: Params };

/** A call through a port; a page that has none yet counts as offline. */
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
