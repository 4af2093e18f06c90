import { lookUp } from '@coinlane/shared-contracts/values';

import { NOTHING_SEEN } from '../../provider.ts';
import type { Observation, Status } from '../../provider.ts';
import type { Shift } from './codecs.ts';

const STATUSES: Readonly<Partial<Record<string, Status>>> = {
  ...{ waiting: 'waiting', pending: 'confirming', processing: 'exchanging', settling: 'sending' },
  ...{ settled: 'finished', review: 'verifying', refund: 'refunding', refunding: 'refunding' },
  ...{ refunded: 'refunded', expired: 'expired' },
};

/** Status of a shift. With several deposits, the first unfinished one decides. */
const wordOf = ({ status, deposits }: Shift): string => {
  if (status !== 'multiple') return status;
  const open = deposits?.find((deposit) => deposit.status !== 'settled' && deposit.status !== 'refunded');
  return open?.status ?? deposits?.[0]?.status ?? status;
};

/** Whether SideShift waits for a refund address. */
export const needsRefundAddress = (shift: Shift): boolean =>
  wordOf(shift) === 'refund' && shift.refundAddress === null;

/** Converts a shift. The amount of a fixed shift is the agreed one, so it is a fact only after the exchange. */
export const observationOf = (shift: Shift): Observation => {
  const word = wordOf(shift);
  const status = needsRefundAddress(shift) ? 'failed' : (lookUp(STATUSES, word) ?? null);
  const isKnown = shift.type === 'variable' || word === 'settled';
  const received = shift.depositReceivedAt !== null && isKnown ? shift.depositAmount : null;
  return {
    ...NOTHING_SEEN,
    ...{ status, rawStatus: shift.status, depositReceivedAtMs: shift.depositReceivedAt },
    amountFrom: received,
    amountTo: status === 'finished' && shift.depositReceivedAt !== null ? shift.settleAmount : null,
    refundAmount: status === 'refunded' ? received : null,
    ...{ payinHash: shift.depositHash, payoutHash: status === 'finished' ? shift.settleHash : null },
    hasActions: needsRefundAddress(shift),
  };
};
