import { callEndpoint, toPromise } from '@coinlane/shared-contracts/api';
import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';
import { orderReceiptEndpoint, receiptKeysEndpoint } from '@coinlane/shared-contracts/receipts';
import type { SignedReceipt } from '@coinlane/shared-contracts/receipts';
import * as E from 'fp-ts/lib/Either.js';

import { verifyReceipt } from '../api/verify-receipt';
import { isDepositOf } from '../domain/compare-receipt';
import type { ReceiptVerdict, ShownDeposit } from '../domain/compare-receipt';
import { keptReceipts } from './kept-receipts';

type Ports = Pick<RemoteProps, 'http' | 'storage'> & {
  /** Absent: that of the browser. */
  readonly subtle?: SubtleCrypto | undefined;
};

/** Compares orders with their receipts: the one that this browser has kept, or else that of the service. */
export const orderReceipts = ({ http, storage, subtle = globalThis.crypto.subtle }: Ports) => {
  const { find: keptOf, keep } = keptReceipts(storage);
  /** Rejects with `ApiError` if the receipt is neither kept nor available. */
  const find = async (transactionId: string): Promise<SignedReceipt> =>
    keptOf(transactionId) ?? toPromise(callEndpoint(http)(orderReceiptEndpoint)(transactionId));

  return {
    keep,
    find,
    /** Compares a deposit with the receipt of its order. Rejects as `find` does. */
    check: async (shown: ShownDeposit): Promise<ReceiptVerdict> => {
      const signed = await find(shown.transactionId);
      if (!isDepositOf(signed.receipt, shown)) return 'differs';
      const keys = await callEndpoint(http)(receiptKeysEndpoint)()();
      const isValid = E.isRight(keys) ? await verifyReceipt(signed, keys.right, subtle) : null;
      if (isValid === false) return 'differs';
      keep(signed);
      return isValid === null ? 'unverified' : 'confirmed';
    },
  };
};
