import type { Change } from '../domain/change.rule';
import type { OpsFailure } from '../domain/failure';

/** Result of a dry run. */
export type Check =
  | { readonly _tag: 'Checking' }
  | { readonly _tag: 'Fits'; readonly lines: readonly string[] }
  /** The ledger would refuse it. */
  | { readonly _tag: 'Refused'; readonly words: string }
  /** The dry run failed. The ledger checks the change when it is sent. */
  | { readonly _tag: 'Unchecked'; readonly words: string };

/** State of the request. */
export type Sending =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Sending'; readonly attempt: number }
  /** No reply after several attempts: the change may or may not have been carried out. */
  | { readonly _tag: 'Lost'; readonly words: string; readonly attempts: number }
  | { readonly _tag: 'Refused'; readonly words: string };

/** Change that waits for confirmation. */
export type OpenChange = {
  readonly change: Change;
  readonly reason: string;
  /** The same for all attempts, so that the change is carried out only once. */
  readonly requestId: string;
  /** Revision on which it is based. */
  readonly rev: number;
  /** Whether the composition changed while the dialog was open, so that the change now has another meaning. */
  readonly isMoved: boolean;
  /** Whether another operator already made the change. */
  readonly isDone: boolean;
  readonly check: Check;
  readonly sending: Sending;
};

/** Check result for the failure of a dry run. */
export const checkOf = ({ _tag, words }: OpsFailure): Check =>
  _tag === 'Refused' ? { _tag: 'Refused', words } : { _tag: 'Unchecked', words };

/** Request state after a failure that is not retried automatically. */
export const sendingOf = ({ _tag, words }: OpsFailure, attempts: number): Sending =>
  _tag === 'Lost' ? { _tag: 'Lost', words, attempts } : { _tag: 'Refused', words };

/** Whether the request is being sent, or may have been carried out. The change must not be edited then. */
export const isUnderWay = ({ sending }: OpenChange): boolean =>
  sending._tag === 'Sending' || sending._tag === 'Lost';

/** Whether the change can be confirmed: it has a reason, no request is pending, and the ledger would not refuse it. */
export const mayConfirm = ({ reason, check, sending, isDone }: OpenChange): boolean =>
  reason.trim() !== '' && sending._tag !== 'Sending' && check._tag !== 'Refused' && !isDone;
