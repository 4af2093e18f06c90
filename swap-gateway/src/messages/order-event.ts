import { randomUUID } from 'node:crypto';

import type { Announce } from '../orders/announce.ts';
import type { Order } from '../orders/order.ts';
import { movedAmountsOf } from '../orders/moved-amounts.ts';
import type { Status } from '../provider.ts';

/** Word for a status that the gateway does not know, the same as on the page. */
const CHECKING = 'checking';

/** Event about an order. Contains no address, hash, e-mail address or other fact about the visitor. */
const eventOf = ({ terms, state }: Order, before: Status | null) => ({
  type: 'order.status_changed',
  timestamp: new Date(state.updatedAtMs).toISOString(),
  data: {
    orderId: terms.id,
    status: state.status ?? CHECKING,
    previousStatus: before,
    provider: terms.provider,
    rate: terms.flow === 'fixed-rate' ? 'fixed' : 'floating',
    createdAt: new Date(terms.createdAtMs).toISOString(),
    send: {
      currency: terms.from.ticker,
      network: terms.from.network,
      expectedAmount: terms.expectedFrom,
      amount: movedAmountsOf(state).amountFrom,
    },
    receive: {
      currency: terms.to.ticker,
      network: terms.to.network,
      expectedAmount: terms.expectedTo,
      amount: movedAmountsOf(state).amountTo,
    },
  },
});

/** One message per change of the status, and for a new order. */
export const announceToOperator: Announce = (order, before) =>
  before === order.state.status
    ? []
    : [
        {
          id: `evt_${randomUUID()}`,
          channel: 'webhook',
          body: JSON.stringify(eventOf(order, before)),
        },
      ];
