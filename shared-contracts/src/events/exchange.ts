import * as t from 'io-ts';

import { defineEvent } from './define-event.ts';

/** Published after the server returned a deposit address. */
export const transactionCreated = defineEvent(
  'exchange/transaction-created@1',
  t.readonly(
    t.type({ transactionId: t.string, fromTicker: t.string, toTicker: t.string }),
    'TransactionCreated',
  ),
);

/** Published when a transaction page observes a final status. */
export const transactionFinished = defineEvent(
  'exchange/transaction-finished@1',
  t.readonly(t.type({ transactionId: t.string, status: t.string }), 'TransactionFinished'),
);

/**
 * Published when this browser's orders change: the number of running orders and the one to open first, which is
 * one that waits for the user if possible. Null: none is running.
 */
export const ordersCounted = defineEvent(
  'exchange/orders-counted@1',
  t.readonly(
    t.type({
      running: t.number,
      first: t.union([t.null, t.readonly(t.type({ transactionId: t.string, from: t.string, to: t.string }))]),
    }),
    'OrdersCounted',
  ),
);

/**
 * Published when the user requests support for an order. The shell opens the live chat with it. `diagnostic`:
 * information for support, with shortened addresses and no secrets.
 */
export const supportAsked = defineEvent(
  'exchange/support-asked@1',
  t.readonly(t.type({ transactionId: t.union([t.string, t.null]), diagnostic: t.string }), 'SupportAsked'),
);
