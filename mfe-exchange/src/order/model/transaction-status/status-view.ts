import { toCallFailure } from '@coinlane/shared-contracts/errors';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { isClosed, isFinal, stageOf } from '../../domain/transaction';
import type { Stage, Transaction } from '../../domain/transaction';
import type { Answered, Failed } from '../../../page/model/live-answer';

/** View of the order's page. */
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
      /** The last refresh failed, so the age of the data is shown. */
      readonly failure: CallFailure | null;
    };

/** Poll intervals. */
export type Pace = {
  /** Spec §9 "Timing": transaction info refresh. */
  readonly pollMs: number;
  /** For an expired or failed transaction, which only a late deposit or a refund can change. */
  readonly slowPollMs: number;
};

type Facts = {
  readonly answer: Answered<string, Transaction> | null;
  readonly failure: Failed<string> | null;
};

/** Keeps a known transaction after a failed refresh. Only an unknown ID is not found. */
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

/** Whether the status is final but can still change through a late deposit or a refund. */
const isResting = ({ status }: Transaction): boolean => isFinal(status) && !isClosed(status);

/** Time of the next poll. Null: the status cannot change. */
export const pollAt = (
  { value, receivedAt }: Answered<string, Transaction>,
  { pollMs, slowPollMs }: Pace,
): number | null => {
  if (isClosed(value.status)) return null;
  return receivedAt + (isResting(value) ? slowPollMs : pollMs);
};

type Asking = Facts & { readonly isAsking: boolean };

/**
 * Whether to refresh when the user returns to the page, because the slow poll would be too late. False while a
 * call is running, and after a failure, which has its own retry delay.
 */
export const shouldFetchOnReturn = ({ answer, failure, isAsking }: Asking): boolean =>
  answer !== null && failure === null && !isAsking && isResting(answer.value);
