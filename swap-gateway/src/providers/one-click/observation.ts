import type * as t from 'io-ts';

import { lookUp } from '@coinlane/shared-contracts/values';

import type { Observation, Status } from '../../provider.ts';
import type { StatusReply } from './codecs.ts';

type Reply = t.TypeOf<typeof StatusReply>;

const STATUSES: Readonly<Partial<Record<string, Status>>> = {
  KNOWN_DEPOSIT_TX: 'confirming',
  PROCESSING: 'exchanging',
  SUCCESS: 'finished',
  REFUNDED: 'refunded',
  FAILED: 'failed',
};

/** 1Click has no status for an expired quote, and refunds an incomplete deposit after the deadline. */
const statusOf = (word: string, isLate: boolean): Status | null => {
  if (word === 'PENDING_DEPOSIT') return isLate ? 'expired' : 'waiting';
  if (word === 'INCOMPLETE_DEPOSIT') return isLate ? 'refunding' : 'waiting';
  return lookUp(STATUSES, word) ?? null;
};

/** Before the end, the amount is an estimate, and the status page shows only what happened. */
const payoutOf = (status: string, { amountOutFormatted, destinationChainTxHashes }: Reply['swapDetails']) =>
  status === 'SUCCESS'
    ? { amountTo: amountOutFormatted, payoutHash: destinationChainTxHashes[0]?.hash ?? null }
    : { amountTo: null, payoutHash: null };

/** Converts a status reply of 1Click. */
export const observationOf = (
  { status, updatedAt, swapDetails, quoteResponse }: Reply,
  nowMs: number,
): Observation => {
  const { deadline } = quoteResponse.quote;
  const isLate = deadline !== null && nowMs >= deadline;
  const [payin] = swapDetails.originChainTxHashes;
  return {
    status: statusOf(status, isLate),
    rawStatus: status,
    ...payoutOf(status, swapDetails),
    amountFrom: payin === undefined ? null : swapDetails.depositedAmountFormatted,
    refundAmount: status === 'REFUNDED' ? swapDetails.refundedAmountFormatted : null,
    payinHash: payin?.hash ?? null,
    // the field for the hash of a refund is undocumented
    refundHash: null,
    depositReceivedAtMs: payin === undefined ? null : updatedAt,
    depositIssue:
      status === 'INCOMPLETE_DEPOSIT' && !isLate ? { kind: 'underpaid', decideUntilMs: deadline } : null,
    hasActions: false,
  };
};
