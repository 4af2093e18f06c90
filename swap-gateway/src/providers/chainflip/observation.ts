import { lookUp } from '@coinlane/shared-contracts/values';

import { fromUnits } from '../../amount.ts';
import { NOTHING_SEEN } from '../../provider.ts';
import type { Observation, Status } from '../../provider.ts';
import { DECIMALS } from './assets.table.ts';
import type { Swap } from './codecs.ts';

const STATUSES: Readonly<Partial<Record<string, readonly [normal: Status, other: Status]>>> = {
  WAITING: ['waiting', 'expired'],
  RECEIVING: ['confirming', 'confirming'],
  SWAPPING: ['exchanging', 'exchanging'],
  SENDING: ['sending', 'refunding'],
  SENT: ['sending', 'refunding'],
  COMPLETED: ['finished', 'refunded'],
  FAILED: ['failed', 'refunding'],
};

const factsOf = (transfer: Swap['deposit'], decimals = 0) => ({
  amount: transfer && fromUnits(transfer.amount, decimals),
  hash: transfer?.txRef ?? null,
});

/**
 * Converts a reply of `GET /v2/swaps/{id}`. It is possible that a part of the deposit is exchanged and the rest
 * returned.
 */
export const observationOf = (swap: Swap): Observation => {
  const { state, deposit, swapEgress, refundEgress } = swap;
  const isReturned = swapEgress === null && refundEgress !== null;
  const isOther = state === 'WAITING' ? swap.depositChannel.isExpired : isReturned;
  const status = lookUp(STATUSES, state)?.[isOther ? 1 : 0] ?? null;
  const sent = DECIMALS.get(`${swap.srcChain} ${swap.srcAsset}`);
  const received = DECIMALS.get(`${swap.destChain} ${swap.destAsset}`);
  const payin = factsOf(deposit, sent);
  const payout = factsOf(status === 'finished' ? swapEgress : null, received);
  const back = factsOf(state === 'COMPLETED' ? refundEgress : null, sent);
  return {
    ...NOTHING_SEEN,
    ...{ status, rawStatus: state, depositReceivedAtMs: deposit?.witnessedAt ?? null },
    ...{ amountFrom: payin.amount, amountTo: payout.amount, refundAmount: back.amount },
    ...{ payinHash: payin.hash, payoutHash: payout.hash, refundHash: back.hash },
  };
};
