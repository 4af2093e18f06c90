import type * as t from 'io-ts';

import { STATUSES } from '../../provider.ts';
import type { Observation } from '../../provider.ts';
import type { ExchangeReply } from './codecs.ts';

/** Converts a reply of `GET /exchange/by-id`. */
export const observationOf = (reply: t.TypeOf<typeof ExchangeReply>, nowMs: number): Observation => {
  const known = STATUSES.find((status) => status === reply.status) ?? null;
  const isLate = reply.validUntil !== null && nowMs >= reply.validUntil;
  return {
    status: known === 'waiting' && isLate ? 'expired' : known,
    rawStatus: reply.status,
    amountFrom: reply.amountFrom,
    // before the payout it is an estimate, and the status page shows only what happened
    amountTo: known === 'finished' ? reply.amountTo : null,
    refundAmount: reply.refundAmount,
    payinHash: reply.payinHash,
    payoutHash: reply.payoutHash,
    refundHash: reply.refundHash,
    depositReceivedAtMs: reply.depositReceivedAt,
    depositIssue: null,
    hasActions: reply.actionsAvailable === true,
  };
};
