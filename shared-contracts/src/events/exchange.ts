import * as t from 'io-ts';

import { defineEvent } from './define-event.ts';

/** Published once the server has answered with a pay-in address. */
export const transactionCreated = defineEvent(
  'exchange/transaction-created@1',
  t.readonly(
    t.type({ transactionId: t.string, fromTicker: t.string, toTicker: t.string }),
    'TransactionCreated',
  ),
);

/** Published when a transaction's page saw it reach a final status. */
export const transactionFinished = defineEvent(
  'exchange/transaction-finished@1',
  t.readonly(t.type({ transactionId: t.string, status: t.string }), 'TransactionFinished'),
);

/**
 * Published when a visitor asked for support about an order; the shell opens the live chat with it. `diagnostic`: what
 * helps support, addresses shortened, nothing secret.
 */
export const supportAsked = defineEvent(
  'exchange/support-asked@1',
  t.readonly(t.type({ transactionId: t.union([t.string, t.null]), diagnostic: t.string }), 'SupportAsked'),
);
