import { createEffect, createEvent, createStore, sample } from 'effector';

const KEPT = 50;

/** Spec §7 "After success": the ids stand in one comma-separated list, oldest first; what is no id is left out. */
export const readTransactionIds = (stored: string | null): readonly string[] =>
  (stored ?? '').split(',').filter((id) => /^[0-9a-z]{6,32}$/i.test(id));

/** The list with an id at its end, each id once, the oldest dropped beyond fifty. */
export const withTransactionId = (ids: readonly string[], id: string): readonly string[] =>
  [...ids.filter((known) => known !== id), id].slice(-KEPT);

/** The transactions this browser made, in the comma-separated local list `transactions`. */
export const createLocalTransactionsModel = () => {
  const started = createEvent();
  const transactionAdded = createEvent<string>();
  /** Ports: the list as it is stored. */
  const readTransactionsFx = createEffect<void, string | null>();
  const writeTransactionsFx = createEffect<string, unknown>();

  const $ids = createStore<readonly string[]>([], { serialize: 'ignore' })
    .on(readTransactionsFx.doneData, (_, stored) => readTransactionIds(stored))
    .on(transactionAdded, withTransactionId);

  sample({ clock: started, target: readTransactionsFx });
  sample({ clock: transactionAdded, source: $ids, fn: (ids) => ids.join(','), target: writeTransactionsFx });

  return { started, transactionAdded, readTransactionsFx, writeTransactionsFx, $ids };
};
