import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';
import * as t from 'io-ts';

import { rowsIn } from '../../page/app/stored-rows';
import { versionedStore } from '../../page/app/stored-versions';
import type { AgreedOrder } from '../domain/signed-payment';

const KEY = 'exchange-agreed-orders';
const MAX_ORDERS = 50;

const Agreed = t.readonly(
  t.type({
    transactionId: t.string,
    amount: t.union([t.string, t.null]),
    fromCurrency: t.string,
    fromNetwork: t.string,
    toCurrency: t.string,
    toNetwork: t.string,
    recipient: t.string,
    extraId: t.string,
  }),
);

/** Orders as the visitor sent them from this browser, by their IDs from the replies. No reply changes them. */
export const agreedOrders = (storage: StoragePort) => {
  const store = versionedStore(storage, { key: KEY });
  const all = (): readonly AgreedOrder[] => rowsIn(store.find(), Agreed);
  const find = (transactionId: string): AgreedOrder | null =>
    all().find((order) => order.transactionId === transactionId) ?? null;
  return {
    find,
    /** Adds a sent order. Drops the oldest orders. */
    keep: (order: AgreedOrder): void => {
      if (find(order.transactionId) === null) store.save([...all(), order].slice(-MAX_ORDERS));
    },
  };
};
