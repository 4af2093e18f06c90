import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';
import { SignedReceipt } from '@coinlane/shared-contracts/receipts';
import * as E from 'fp-ts/lib/Either.js';

import { rowsIn } from '../../page/app/stored-rows';
import { versionedStore } from '../../page/app/stored-versions';
import { RECEIPTS_KEY } from '../domain/kept-receipts-key';

/** A receipt has about 900 characters. */
const MAX_RECEIPTS = 50;

/** The receipts of this browser's orders. The first receipt of an order is kept: the service cannot replace it later. */
export const keptReceipts = (storage: StoragePort) => {
  const store = versionedStore(storage, { key: RECEIPTS_KEY });
  const all = (): readonly SignedReceipt[] => rowsIn(store.find(), SignedReceipt);
  const find = (transactionId: string): SignedReceipt | null =>
    all().find(({ receipt }) => receipt.orderId === transactionId) ?? null;
  return {
    find,
    /** Adds a receipt as it arrived. Drops the oldest. */
    keep: (raw: unknown): void => {
      const decoded = SignedReceipt.decode(raw);
      if (E.isLeft(decoded) || find(decoded.right.receipt.orderId) !== null) return;
      store.save([...all(), decoded.right].slice(-MAX_RECEIPTS));
    },
  };
};
