import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

import { saveOrder } from '../domain/saved-order';
import type { SavedOrder } from '../domain/saved-order';
import type { Transaction } from '../domain/transaction';
import { readSavedOrder } from './saved-order-codec';
import { versionedStore } from '../../page/app/stored-versions';
import type { Found } from '../../page/app/stored-versions';

/** Storage key of this browser's orders. The shell's offline page reads it too. */
export const SAVED_ORDERS_KEY = 'exchange-orders';

/** Skips entries that are not valid, so that one of them does not lose the others. */
const entriesOf = (found: Found): readonly SavedOrder[] => {
  if (found._tag !== 'Value' || !Array.isArray(found.value)) return [];
  return found.value.flatMap((raw: unknown) => readSavedOrder(raw) ?? []);
};

/**
 * Saved orders of this browser. If storage is missing, the list is empty; if it is full, nothing is saved. Nothing
 * fails.
 */
export const savedOrders = (storage: StoragePort) => {
  const store = versionedStore(storage, { key: SAVED_ORDERS_KEY });
  const read = (): readonly SavedOrder[] => entriesOf(store.find());
  return {
    read,
    /** Adds an order to the stored list, which another tab may have changed. */
    keep: ({ transaction, at }: { readonly transaction: Transaction; readonly at: number }) => {
      const saved = saveOrder(read(), transaction, at);
      store.save(saved);
      return saved;
    },
  };
};
