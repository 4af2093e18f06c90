import { isSame, rebased } from '../domain/change.rule';
import type { Change } from '../domain/change.rule';
import type { LedgerStatus } from '../domain/composition';
import type { OpsFailure } from '../domain/failure';
import { isUnderWay, sendingOf } from './change-view';
import type { Check, OpenChange } from './change-view';

/** Request for the ledger. */
export type ChangeOrder = Pick<OpenChange, 'change' | 'reason' | 'requestId' | 'rev'>;

export type Pause = { readonly order: ChangeOrder; readonly attempt: number };

/** Number of automatic attempts. After these, the operator decides. */
export const ATTEMPTS = 4;

/** New change without a reason, not checked yet. */
export const opened = (change: Change, requestId: string, rev: number): OpenChange => ({
  change,
  reason: '',
  requestId,
  rev,
  isMoved: false,
  isDone: false,
  check: { _tag: 'Checking' },
  sending: { _tag: 'Idle' },
});

/** Adapts an open change to a newer composition. A change that is being sent stays as confirmed. */
export const moved = (open: OpenChange, status: LedgerStatus): OpenChange => {
  if (isUnderWay(open) || status.rev <= open.rev) return open;
  const { rev } = status;
  const change = rebased(open.change, status);
  if (change === null) return { ...open, rev, isDone: true };
  if (isSame(change, open.change)) return { ...open, rev };
  return { ...open, change, rev, isMoved: true, check: { _tag: 'Checking' }, sending: { _tag: 'Idle' } };
};

/**
 * Applies the reply of a dry run if it belongs to this change. Ignores it while the change is being sent, because
 * that can be the cause of a refusal.
 */
export const checked = (open: OpenChange | null, asked: ChangeOrder, check: Check): OpenChange | null =>
  open !== null &&
  !isUnderWay(open) &&
  open.requestId === asked.requestId &&
  isSame(open.change, asked.change)
    ? { ...open, check }
    : open;

export const attemptOf = (open: OpenChange | null): number => {
  switch (open?.sending._tag) {
    case 'Sending':
      return open.sending.attempt;
    case 'Lost':
      return open.sending.attempts;
    case 'Idle':
    case 'Refused':
    case undefined:
      return 0;
  }
};

/** Whether an order belongs to the open change. Replies to an abandoned change are ignored. */
export const isOf = (open: OpenChange | null, { requestId }: ChangeOrder): open is OpenChange =>
  open?.requestId === requestId;

/** Marks a change as being sent. */
export const sent = (open: OpenChange | null): OpenChange | null =>
  open === null ? null : { ...open, sending: { _tag: 'Sending', attempt: attemptOf(open) + 1 } };

/**
 * State after a failure. After a lost reply the change is sent again, up to four times. Otherwise the operator
 * decides.
 */
export const afterFailure = (open: OpenChange | null, failure: OpsFailure): OpenChange | null => {
  if (open === null) return null;
  const isAskedAgain = failure._tag === 'Lost' && attemptOf(open) % ATTEMPTS !== 0;
  return isAskedAgain ? sent(open) : { ...open, sending: sendingOf(failure, attemptOf(open)) };
};

export const orderOf = ({ change, reason, requestId, rev }: OpenChange): ChangeOrder => ({
  change,
  reason: reason.trim(),
  requestId,
  rev,
});

/** Message for closing a change whose reply was lost. */
export const unknownWords = (open: OpenChange): string | null =>
  open.sending._tag === 'Lost' ? 'No reply: look in the history whether the change was made.' : null;
