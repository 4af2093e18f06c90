import { isSame, rebased } from '../domain/change.rule';
import type { Change } from '../domain/change.rule';
import type { LedgerStatus } from '../domain/composition';
import type { OpsFailure } from '../domain/failure';
import { isUnderWay, sendingOf } from './change-view';
import type { Check, OpenChange } from './change-view';

/** What is sent to the ledger. */
export type ChangeOrder = Pick<OpenChange, 'change' | 'reason' | 'requestId' | 'rev'>;

/** A wait before the attempt of this number. */
export type Pause = { readonly order: ChangeOrder; readonly attempt: number };

/** A change is sent so often by itself; then a person decides. */
export const ATTEMPTS = 4;

/** A change as it is asked for: no reason yet, not checked. */
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

/** The same change once the composition has moved under it; one that is under way stays what was confirmed. */
export const moved = (open: OpenChange, status: LedgerStatus): OpenChange => {
  if (isUnderWay(open) || status.rev <= open.rev) return open;
  const { rev } = status;
  const change = rebased(open.change, status);
  if (change === null) return { ...open, rev, isDone: true };
  if (isSame(change, open.change)) return { ...open, rev };
  return { ...open, change, rev, isMoved: true, check: { _tag: 'Checking' }, sending: { _tag: 'Idle' } };
};

/** The answer of a dry run, where it is still about this change; one under way is past it, and may be why it says no. */
export const checked = (open: OpenChange | null, asked: ChangeOrder, check: Check): OpenChange | null =>
  open !== null &&
  !isUnderWay(open) &&
  open.requestId === asked.requestId &&
  isSame(open.change, asked.change)
    ? { ...open, check }
    : open;

/** How often it has been sent. */
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

/** Whether an order is of the change that is open: answers of one that was left say nothing of it. */
export const isOf = (open: OpenChange | null, { requestId }: ChangeOrder): open is OpenChange =>
  open?.requestId === requestId;

/** On its way once more. */
export const sent = (open: OpenChange | null): OpenChange | null =>
  open === null ? null : { ...open, sending: { _tag: 'Sending', attempt: attemptOf(open) + 1 } };

/** After a failure: asked again where the answer was lost, in rounds of four attempts; else a person decides. */
export const afterFailure = (open: OpenChange | null, failure: OpsFailure): OpenChange | null => {
  if (open === null) return null;
  const isAskedAgain = failure._tag === 'Lost' && attemptOf(open) % ATTEMPTS !== 0;
  return isAskedAgain ? sent(open) : { ...open, sending: sendingOf(failure, attemptOf(open)) };
};

/** The order of an open change. */
export const orderOf = ({ change, reason, requestId, rev }: OpenChange): ChangeOrder => ({
  change,
  reason: reason.trim(),
  requestId,
  rev,
});

/** What is left to say when a change whose answer was lost is closed. */
export const unknownWords = (open: OpenChange): string | null =>
  open.sending._tag === 'Lost'
    ? 'No answer came, so it is not known here whether the change was carried out. The history says it.'
    : null;
