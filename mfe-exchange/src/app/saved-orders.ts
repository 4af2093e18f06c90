import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';
import * as E from 'fp-ts/lib/Either.js';

import { saveOrder } from '../domain/saved-order';
import type { SavedOrder } from '../domain/saved-order';
import type { Transaction } from '../domain/transaction';
import { Kept } from './saved-order-codec';
import { versionedStore } from './stored-versions';
import type { Found, Migration } from './stored-versions';

/** Where this browser's transactions are kept as last seen. The offline page of the shell reads it too. */
export const SAVED_ORDERS_KEY = 'exchange-orders';

/** From each version to the next; a change of the codec that older texts do not fit adds a step here, and its test. */
const MIGRATIONS: readonly Migration[] = [];

/** Entries that do not fit are passed over: one bad row must not cost the others. */
const entriesOf = (found: Found): readonly SavedOrder[] => {
  if (found._tag !== 'Value' || !Array.isArray(found.value)) return [];
  return found.value.flatMap((raw: unknown) => {
    const decoded = Kept.decode(raw);
    return E.isRight(decoded) ? [decoded.right] : [];
  });
};

/** The kept transactions of this browser; with no room or no storage there are none, and nothing fails. */
export const savedOrders = (storage: StoragePort, migrations: readonly Migration[] = MIGRATIONS) => {
  const store = versionedStore(storage, { key: SAVED_ORDERS_KEY, migrations });
  const read = (): readonly SavedOrder[] => entriesOf(store.find());
  return {
    read,
    /** Adds to what is stored now: another tab may have kept something meanwhile. */
    keep: ({ transaction, at }: { readonly transaction: Transaction; readonly at: number }) => {
      const kept = saveOrder(read(), transaction, at);
      store.save(kept);
      return kept;
    },
  };
};
