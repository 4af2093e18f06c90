import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';
import { SignedReceipt } from '@coinlane/shared-contracts/receipts';
import * as E from 'fp-ts/lib/Either.js';

import { rowsIn } from '../../page/app/stored-rows';
import { versionedStore } from '../../page/app/stored-versions';
import { RECEIPTS_KEY } from '../domain/kept-receipts-key';

/** A receipt has about 900 characters. */
const MAX_RECEIPTS = 50;

/**
 * Receipts of this browser's orders. Keeps the first receipt of an order, so that the service cannot replace it later.
 */
export const keptReceipts = (storage: StoragePort) => {
  const store = versionedStore(storage, { key: RECEIPTS_KEY });
  const all = (): readonly SignedReceipt[] => rowsIn(store.find(), SignedReceipt);
  const find = (transactionId: string): SignedReceipt | null =>
    all().find(({ receipt }) => receipt.orderId === transactionId) ?? null;
  return {
    find,
    /** Adds a receipt in its original form. Drops the oldest receipts. */
    keep: (raw: unknown): void => {
      const decoded = SignedReceipt.decode(raw);
      if (E.isLeft(decoded) || find(decoded.right.receipt.orderId) !== null) return;
      store.save([...all(), decoded.right].slice(-MAX_RECEIPTS));
    },
  };
};
