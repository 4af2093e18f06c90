import { createEffect, createEvent, createStore, sample } from 'effector';

/** The transactions this browser made, oldest first (spec §7 "After success"). */
export const createLocalTransactionsModel = () => {
  const started = createEvent();
  const transactionAdded = createEvent<string>();
  /** Ports: the stored list; adding gives the list as it then is, other tabs' ids included. */
  const readTransactionsFx = createEffect<undefined, readonly string[]>();
  const addTransactionFx = createEffect<string, readonly string[]>();

  const $ids = createStore<readonly string[]>([], { serialize: 'ignore' }).on(
    [readTransactionsFx.doneData, addTransactionFx.doneData],
    (_, ids) => ids,
  );
  sample({ clock: started, fn: () => undefined, target: readTransactionsFx });
  sample({ clock: transactionAdded, target: addTransactionFx });

  return { started, transactionAdded, readTransactionsFx, addTransactionFx, $ids };
};
