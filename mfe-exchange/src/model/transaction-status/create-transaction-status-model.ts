import { combine, createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';

import { isFinal, isTransactionId } from '../../domain/transaction';
import type { Transaction } from '../../domain/transaction';
import type { Clock } from '../clock';
import { createLiveAnswer } from '../live-answer';
import { pollAt, toStatusView } from './status-view';
import type { StatusView } from './status-view';

type Options = {
  readonly clock: Clock;
  readonly $settleMs: Store<number>;
  /** Spec §9 "Timing": transaction info refresh. */
  readonly pollMs: number;
};

const isSame = (one: string, other: string): boolean => one === other;

/** One transaction, asked for again and again until nothing changes any more. */
export const createTransactionStatusModel = ({ clock, $settleMs, pollMs }: Options) => {
  const opened = createEvent<string>();
  const closed = createEvent();
  const $id = createStore<string | null>(null)
    .on(opened, (_, id) => id)
    .reset(closed);
  const live = createLiveAnswer<string, Transaction>({
    name: 'exchange/transaction',
    $question: $id.map((id) => (id !== null && isTransactionId(id) ? id : null)),
    isSame,
    clock,
    $settleMs,
    askAgainAt: (answer) => pollAt(answer, pollMs),
  });

  const $isNoId = $id.map((id) => id !== null && !isTransactionId(id));
  const $transaction = live.$answer.map((answer) => answer?.value ?? null);
  const $finished = $transaction.map((transaction) =>
    transaction !== null && isFinal(transaction.status) ? transaction.transactionId : null,
  );
  const finished: Event<Transaction> = sample({ clock: $finished.updates, source: $transaction }).filterMap(
    (transaction) => (transaction !== null && isFinal(transaction.status) ? transaction : undefined),
  );
  const $shown = combine({ answer: live.$answer, failure: live.$failure }, toStatusView);

  return {
    opened,
    closed,
    retried: live.retried,
    fetchTransactionFx: live.fetchFx,
    finished,
    $id,
    $transaction,
    $isAsking: live.$isAsking,
    $view: combine($isNoId, $shown, (isNoId, view): StatusView => (isNoId ? { _tag: 'NotFound' } : view)),
  };
};
