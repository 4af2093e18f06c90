import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

import { appendTransaction, readTransactionList, TRANSACTIONS_KEY } from '../domain/transaction';

/** IDs of this browser's orders in its storage. */
export const storedTransactions = (storage: StoragePort) => ({
  read: (): readonly string[] => readTransactionList(storage.read(TRANSACTIONS_KEY)),
  /** Adds an ID to the stored list, which another tab may have changed. */
  add: (transactionId: string): readonly string[] => {
    const stored = appendTransaction(storage.read(TRANSACTIONS_KEY), transactionId);
    storage.write(TRANSACTIONS_KEY, stored);
    return readTransactionList(stored);
  },
});
