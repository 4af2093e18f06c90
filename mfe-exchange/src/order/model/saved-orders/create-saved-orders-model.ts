import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';

import { countOrders, historyOf } from '../../domain/saved-order';
import type { OrderCount, SavedOrder } from '../../domain/saved-order';
import { shouldRefresh } from '../../domain/transaction';
import type { Transaction } from '../../domain/transaction';

type Options = {
  /** IDs of the transactions that this browser created. */
  readonly $ids: Store<readonly string[]>;
  /** Whether the IDs have been read. */
  readonly $areIdsRead: Store<boolean>;
  readonly $transaction: Store<Transaction | null>;
  readonly $now: Store<number>;
};

/** A transaction as shown on the page, with the time of that state. */
export type SeenTransaction = { readonly transaction: Transaction; readonly at: number };

/** Maximum number of refreshes when the history opens. */
const MAX_REFRESHES = 20;

/** IDs of the newest orders whose last known state can be outdated. */
const idsToRefresh = (history: readonly SavedOrder[], now: number): readonly string[] =>
  history
    .filter(({ transaction }) => transaction === null || shouldRefresh(transaction, now))
    .slice(0, MAX_REFRESHES)
    .map(({ transactionId }) => transactionId);

/** Orders of this browser in their last known state. Shown offline with their age. */
export const createSavedOrdersModel = ({ $ids, $areIdsRead, $transaction, $now }: Options) => {
  const historyOpened = createEvent();
  /** The page is hydrated: the stored orders can be read. */
  const started = createEvent();
  /** Ports of the stored orders. Saving one returns the updated list, which includes orders from other tabs. */
  const readSavedOrdersFx = createEffect<undefined, readonly SavedOrder[]>();
  const keepFx = createEffect<SeenTransaction, readonly SavedOrder[]>();
  const refreshFx = createEffect<string, Transaction, ApiError>();

  const $kept = createStore<readonly SavedOrder[]>([], { serialize: 'ignore' }).on(
    [readSavedOrdersFx.doneData, keepFx.doneData],
    (_, kept) => kept,
  );
  sample({ clock: started, fn: () => undefined, target: readSavedOrdersFx });

  const $own = combine($transaction, $ids, (transaction, ids) =>
    transaction !== null && ids.includes(transaction.transactionId) ? transaction : null,
  );
  const seen: Event<Transaction> = $own.updates.filterMap((own) => own ?? undefined);
  sample({
    clock: [seen, refreshFx.doneData],
    source: $now,
    fn: (at, transaction) => ({ transaction, at }),
    target: keepFx,
  });

  const $history = combine($ids, $kept, historyOf);
  const $isRead = createStore(false, { serialize: 'ignore' }).on(readSavedOrdersFx.done, () => true);
  const $current = combine([$history, $now, $isRead, $areIdsRead], ([history, now, ...areRead]) =>
    areRead.every(Boolean) ? countOrders(history, now) : null,
  );
  /** Null until the stored orders are read. Changes only with its content, not with the time. */
  const $count = createStore<OrderCount | null>(null, {
    serialize: 'ignore',
    updateFilter: (next, last) => JSON.stringify(next) !== JSON.stringify(last),
  }).on($current, (_, count) => count);
  const asked: Event<readonly string[]> = sample({
    clock: historyOpened,
    source: { history: $history, now: $now },
    fn: ({ history, now }) => idsToRefresh(history, now),
  });
  /**
   * Orders to refresh, one after another: a port aborts an older call with the same path, and no one waits for the
   * last row.
   */
  const $queue = createStore<readonly string[]>([], { serialize: 'ignore' })
    .on(asked, (_, ids) => ids)
    .on(refreshFx.finally, (queue) => queue.slice(1));
  sample({
    clock: [asked, refreshFx.finally],
    source: $queue,
    filter: (queue) => queue.length > 0,
    fn: ([next = '']) => next,
    target: refreshFx,
  });

  return {
    started,
    historyOpened,
    readSavedOrdersFx,
    keepFx,
    refreshFx,
    $ids,
    $kept,
    $history,
    $count,
    $isRefreshing: $queue.map((queue) => queue.length > 0),
  };
};
