import { combine, createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';

import { isFinal, isTransactionId, statusName } from '../../domain/transaction';
import type { Transaction } from '../../domain/transaction';
import type { Clock } from '../../../page/model/clock';
import { createLiveAnswer } from '../../../page/model/live-answer';
import { shouldFetchOnReturn, pollAt, toStatusView } from './status-view';
import type { Pace, StatusView } from './status-view';

type Options = Pace & {
  readonly clock: Clock & { readonly $isAwake: Store<boolean> };
  readonly $settleMs: Store<number>;
};

const isSame = (one: string, other: string): boolean => one === other;

/** Key of a transaction and its final status. An expired transaction can still finish. */
const endOf = (transaction: Transaction | null): string | null =>
  transaction !== null && isFinal(transaction.status)
    ? `${transaction.transactionId} ${statusName(transaction.status)}`
    : null;

/** One transaction, polled until its status is final, and refreshed when the user returns to the page. */
export const createTransactionStatusModel = ({ clock, $settleMs, pollMs, slowPollMs }: Options) => {
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
    askAgainAt: (answer) => pollAt(answer, { pollMs, slowPollMs }),
  });
  const $facts = combine({ answer: live.$answer, failure: live.$failure });
  const $shouldFetchOnReturn = combine($facts, live.$isAsking, (facts, isAsking) =>
    shouldFetchOnReturn({ ...facts, isAsking }),
  );
  sample({
    clock: clock.$isAwake.updates,
    source: $shouldFetchOnReturn,
    filter: (asks, isAwake) => asks && isAwake,
    fn: () => undefined,
    target: live.retried,
  });

  const $isNoId = $id.map((id) => id !== null && !isTransactionId(id));
  const $transaction = live.$answer.map((answer) => answer?.value ?? null);
  const $finished = $transaction.map(endOf);
  const finished: Event<Transaction> = sample({ clock: $finished.updates, source: $transaction }).filterMap(
    (transaction) => (transaction !== null && isFinal(transaction.status) ? transaction : undefined),
  );

  return {
    opened,
    closed,
    retried: live.retried,
    fetchTransactionFx: live.fetchFx,
    finished,
    $id,
    $transaction,
    $isAsking: live.$isAsking,
    $view: combine($isNoId, $facts, (isNoId, facts): StatusView =>
      isNoId ? { _tag: 'NotFound' } : toStatusView(facts),
    ),
  };
};
