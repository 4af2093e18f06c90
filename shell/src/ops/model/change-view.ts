import type { Change } from '../domain/change.rule';
import type { OpsFailure } from '../domain/failure';

/** What the dry run says of a change. */
export type Check =
  | { readonly _tag: 'Checking' }
  | { readonly _tag: 'Fits'; readonly lines: readonly string[] }
  /** The ledger would refuse it. */
  | { readonly _tag: 'Refused'; readonly words: string }
  /** It could not be checked; the ledger checks again when it is asked in earnest. */
  | { readonly _tag: 'Unchecked'; readonly words: string };

/** Where the request is. */
export type Sending =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Sending'; readonly attempt: number }
  /** Sent so often without an answer; whether it was carried out is not known. */
  | { readonly _tag: 'Lost'; readonly words: string; readonly attempts: number }
  | { readonly _tag: 'Refused'; readonly words: string };

/** A change that waits for its confirmation. */
export type OpenChange = {
  readonly change: Change;
  readonly reason: string;
  /** The same for all attempts: however often it is sent, it is carried out once. */
  readonly requestId: string;
  /** The revision it was decided on. */
  readonly rev: number;
  /** The composition moved while the dialog was open, and the change means something else now. */
  readonly isMoved: boolean;
  /** Somebody else did it meanwhile. */
  readonly isDone: boolean;
  readonly check: Check;
  readonly sending: Sending;
};

/** What the dry run's failure says of the change. */
export const checkOf = ({ _tag, words }: OpsFailure): Check =>
  _tag === 'Refused' ? { _tag: 'Refused', words } : { _tag: 'Unchecked', words };

/** Where the request is after a failure that is not tried again by itself. */
export const sendingOf = ({ _tag, words }: OpsFailure, attempts: number): Sending =>
  _tag === 'Lost' ? { _tag: 'Lost', words, attempts } : { _tag: 'Refused', words };

/** Whether the request is on its way, or may have been carried out: then it stays as it is. */
export const isUnderWay = ({ sending }: OpenChange): boolean =>
  sending._tag === 'Sending' || sending._tag === 'Lost';

/** Whether confirming sends something: a reason is given, nothing is on its way, and the ledger would not refuse. */
export const mayConfirm = ({ reason, check, sending, isDone }: OpenChange): boolean =>
  reason.trim() !== '' && sending._tag !== 'Sending' && check._tag !== 'Refused' && !isDone;
