import { callEndpoint, toPromise } from '@coinlane/shared-contracts/api';
import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';
import { orderReceiptEndpoint, receiptKeysEndpoint } from '@coinlane/shared-contracts/receipts';
import type { SignedReceipt } from '@coinlane/shared-contracts/receipts';
import * as E from 'fp-ts/lib/Either.js';

import { verifyReceipt } from '../api/verify-receipt';
import { isDepositOf } from '../domain/compare-receipt';
import type { SignedTerms } from '../domain/signed-payment';
import type { ComparedDeposit, ReceiptVerdict } from '../domain/compare-receipt';
import { keptReceipts } from './kept-receipts';

type Ports = Pick<RemoteProps, 'http' | 'storage'> & {
  /** Default: that of the browser. */
  readonly subtle?: SubtleCrypto | undefined;
};

/** Compares orders with their receipts: the one stored in this browser, otherwise that of the service. */
export const orderReceipts = ({ http, storage, subtle = globalThis.crypto.subtle }: Ports) => {
  const { find: keptOf, keep } = keptReceipts(storage);
  /** Rejects with `ApiError` if the receipt is neither stored nor available. */
  const find = async (transactionId: string): Promise<SignedReceipt> =>
    keptOf(transactionId) ?? toPromise(callEndpoint(http)(orderReceiptEndpoint)(transactionId));

  /** Whether the service signs no receipts at all, so that an order without one is complete. Null: unknown. */
  const signsNone = async (): Promise<boolean | null> => {
    const keys = await callEndpoint(http)(receiptKeysEndpoint)()();
    if (E.isRight(keys)) return keys.right.keys.length === 0;
    return keys.left._tag === 'HttpError' && keys.left.status < 500 ? true : null;
  };

  /** Terms of a receipt with a valid signature. */
  const verified = async (signed: SignedReceipt): Promise<SignedTerms> => {
    const keys = await callEndpoint(http)(receiptKeysEndpoint)()();
    const isValid = E.isRight(keys) ? await verifyReceipt(signed, keys.right, subtle) : null;
    if (isValid === null) return { _tag: 'Unavailable' };
    return isValid ? { _tag: 'Signed', receipt: signed.receipt } : { _tag: 'Forged' };
  };

  return {
    keep,
    find,
    /**
     * The signed terms of an order, for a payment. The order itself states whether it has a receipt. Never rejects.
     */
    termsOf: async (transactionId: string, hasReceipt: boolean): Promise<SignedTerms> => {
      const kept = keptOf(transactionId);
      if (kept !== null) return verified(kept);
      if (!hasReceipt) {
        const isComplete = await signsNone();
        if (isComplete === true) return { _tag: 'Unsigned' };
        return isComplete === null ? { _tag: 'Unavailable' } : { _tag: 'Forged' };
      }
      const found = await callEndpoint(http)(orderReceiptEndpoint)(transactionId)();
      return E.isRight(found) ? verified(found.right) : { _tag: 'Unavailable' };
    },
    /**
     * Compares a deposit with the receipt of its order. Null: no receipt. If this browser has a receipt, a service
     * that denies it is not trusted. Rejects as `find` does.
     */
    check: async (shown: ComparedDeposit): Promise<ReceiptVerdict | null> => {
      if (!shown.hasReceipt && keptOf(shown.transactionId) === null) return null;
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
