import { createEffect, createEvent, createStore, sample } from 'effector';

/** IDs of the transactions that this browser created, oldest first (spec §7 "After success"). */
export const createLocalTransactionsModel = () => {
  const started = createEvent();
  const transactionAdded = createEvent<string>();
  /** Ports of the stored list. Adding returns the updated list, which includes IDs from other tabs. */
  const readTransactionsFx = createEffect<undefined, readonly string[]>();
  const addTransactionFx = createEffect<string, readonly string[]>();

  const $ids = createStore<readonly string[]>([], { serialize: 'ignore' }).on(
    [readTransactionsFx.doneData, addTransactionFx.doneData],
    (_, ids) => ids,
  );
  const $isRead = createStore(false, { serialize: 'ignore' }).on(readTransactionsFx.done, () => true);
  sample({ clock: started, fn: () => undefined, target: readTransactionsFx });
  sample({ clock: transactionAdded, target: addTransactionFx });

  return { started, transactionAdded, readTransactionsFx, addTransactionFx, $ids, $isRead };
};

export const localTransactionsModel = createLocalTransactionsModel();
