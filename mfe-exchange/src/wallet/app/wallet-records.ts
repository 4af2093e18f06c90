import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';
import * as t from 'io-ts';

import { rowsIn } from '../../page/app/stored-rows';
import { versionedStore } from '../../page/app/stored-versions';
import type { PaymentRecord } from '../model/wallet-payment';

/** Storage key of payments that were requested from wallets. */
const WALLET_PAYMENTS_KEY = 'exchange-wallet-payments';

const Record = t.readonly(
  t.type({ transactionId: t.string, address: t.string, hash: t.union([t.string, t.null]) }),
);
type Stored = t.TypeOf<typeof Record>;

const MAX_RECORDS = 100;

/** Records of wallet payments in this browser, one per order: the deposit address, and the hash once known. */
export const walletRecords = (storage: StoragePort) => {
  const store = versionedStore(storage, { key: WALLET_PAYMENTS_KEY });
  const all = (): readonly Stored[] => rowsIn(store.find(), Record);
  const of = (transactionId: string): Stored | null =>
    all().find((record) => record.transactionId === transactionId) ?? null;
  return {
    /** Deposit address of the first request for this order. */
    addressOf: (transactionId: string): string | null => of(transactionId)?.address ?? null,
    read: (transactionId: string): PaymentRecord | null => {
      const record = of(transactionId);
      if (record === null) return null;
      return record.hash === null ? { _tag: 'Asked' } : { _tag: 'Sent', hash: record.hash };
    },
    /**
     * Replaces or removes the record of an order. Keeps a hash, because another tab may have paid. Returns whether
     * the record was stored.
     */
    write: (transactionId: string, address: string, record: PaymentRecord | null): boolean => {
      if (record?._tag !== 'Sent' && (of(transactionId)?.hash ?? null) !== null) return false;
      const others = all().filter((other) => other.transactionId !== transactionId);
      const hash = record?._tag === 'Sent' ? record.hash : null;
      const own = record === null ? [] : [{ transactionId, address, hash }];
      return store.save([...others, ...own].slice(-MAX_RECORDS));
    },
  };
};
