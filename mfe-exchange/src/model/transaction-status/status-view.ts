import { isClosed, isFinal, stageOf } from '../../domain/transaction';
import type { Stage, Transaction } from '../../domain/transaction';
import { toCallFailure } from '../call-failure';
import type { CallFailure } from '../call-failure';
import type { Answered, Failed } from '../live-answer';

/** What the transaction's page shows. */
export type StatusView =
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'NotFound' }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure }
  | {
      readonly _tag: 'Shown';
      readonly transaction: Transaction;
      readonly stage: Stage;
      /** Epoch ms by the server's clock. */
      readonly receivedAt: number;
      /** The last refresh failed: what is shown has an age. */
      readonly failure: CallFailure | null;
    };

/** How long an answer stands before it is asked for again. */
export type Pace = {
  /** Spec §9 "Timing": transaction info refresh. */
  readonly pollMs: number;
  /** For an expired or failed transaction, which only a late deposit or a refund moves. */
  readonly slowPollMs: number;
};

type Facts = {
  readonly answer: Answered<string, Transaction> | null;
  readonly failure: Failed<string> | null;
};

/** A known transaction outlives a failed refresh; only an unknown id is not found. */
export const toStatusView = ({ answer, failure }: Facts): StatusView => {
  const callFailure = failure === null ? null : toCallFailure(failure.error);
  if (answer !== null) {
    const { value: transaction, receivedAt } = answer;
    return {
      _tag: 'Shown',
      transaction,
      stage: stageOf(transaction.status),
      receivedAt,
      failure: callFailure,
    };
  }
  if (callFailure === null) return { _tag: 'Pending' };
  return callFailure._tag === 'Missing' ? { _tag: 'NotFound' } : { _tag: 'Failed', failure: callFailure };
};

/** Whether the transaction has come to an end that it may still leave. */
const isResting = ({ status }: Transaction): boolean => isFinal(status) && !isClosed(status);

/** When the transaction is asked for again; null: nothing changes any more. */
export const pollAt = (
  { value, receivedAt }: Answered<string, Transaction>,
  { pollMs, slowPollMs }: Pace,
): number | null => {
  if (isClosed(value.status)) return null;
  return receivedAt + (isResting(value) ? slowPollMs : pollMs);
};

type Asking = Facts & { readonly isAsking: boolean };

/**
 * Whether the visitor's return to the page asks at once for a transaction whose slow pace would let them wait. A call on
 * its way answers them too, and a failure has its own wait.
 */
export const shouldFetchOnReturn = ({ answer, failure, isAsking }: Asking): boolean =>
  answer !== null && failure === null && !isAsking && isResting(answer.value);
