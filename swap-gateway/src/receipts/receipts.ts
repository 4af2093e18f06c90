import { createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import canonicalize from 'canonicalize';
import * as E from 'fp-ts/lib/Either.js';

import { SignedReceipt } from '@coinlane/shared-contracts/receipts';
import type { OrderReceipt, ReceiptKeys } from '@coinlane/shared-contracts/receipts';

import type { Order, OrderTerms } from '../orders/order.ts';
import type { Capabilities } from '../provider.ts';
import type { OrderStore } from '../store/order-store.ts';
import { receiptOf } from './receipt.ts';
import { publicKeyOf } from './receipt-key.ts';

/** Signing key and origin of a site. */
export type ReceiptSigner = {
  /** Origin of the site. */
  readonly site: string;
  readonly key: KeyObject;
};

/** Receipts of orders. */
export type Receipts = {
  /** Signs the receipt of a new order and returns it for the store. Null: this server signs none. */
  readonly sign: (terms: OrderTerms, refundTerms: Capabilities['refundAddress']) => string | null;
  /** Stored receipt of an order. Null: none, or unreadable. */
  readonly read: (order: Order) => SignedReceipt | null;
  /** Whether the deposit address of an order matches the signed one. True for an order without a receipt. */
  readonly confirms: (order: Order) => Promise<boolean>;
  readonly keys: () => Promise<ReceiptKeys>;
};

const bytesOf = (receipt: OrderReceipt): Buffer => Buffer.from(canonicalize(receipt) ?? '');

const decoded = (text: string): SignedReceipt | null => {
  try {
    const read = SignedReceipt.decode(JSON.parse(text));
    return E.isRight(read) ? read.right : null;
  } catch {
    return null;
  }
};

const isSigned = (
  { receipt, signature: { keyId, value } }: SignedReceipt,
  { keys }: ReceiptKeys,
): boolean => {
  const key = keys.find(({ kid }) => kid === keyId);
  if (key === undefined) return false;
  const { kty, crv, x } = key;
  const publicKey = createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
  return verify(null, bytesOf(receipt), publicKey, Buffer.from(value, 'base64url'));
};

const isAbout = ({ orderId, send, deposit }: OrderReceipt, { terms }: Order): boolean =>
  orderId === terms.id &&
  send.network === terms.from.network &&
  send.currency === terms.from.ticker &&
  deposit.address === terms.payinAddress &&
  deposit.memo === terms.payinExtraId;

/**
 * Creates the receipts of a server. Publishes its key in the store, so that all servers with the same store can
 * verify its receipts, and old ones stay valid after a change of the key.
 */
export const createReceipts = async (store: OrderStore, signer: ReceiptSigner | null): Promise<Receipts> => {
  const own = signer === null ? null : publicKeyOf(signer.key);
  if (own !== null) await store.addReceiptKey(own);
  let known: ReceiptKeys = { keys: await store.receiptKeys() };
  const keysWith = async (keyId: string): Promise<ReceiptKeys> => {
    // another server may have started with a new key
    if (!known.keys.some(({ kid }) => kid === keyId)) known = { keys: await store.receiptKeys() };
    return known;
  };
  return {
    sign: (terms, refundTerms) => {
      if (signer === null || own === null) return null;
      const receipt = receiptOf(terms, { site: signer.site, refundTerms });
      const value = sign(null, bytesOf(receipt), signer.key).toString('base64url');
      const signed: SignedReceipt = { receipt, signature: { algorithm: 'Ed25519', keyId: own.kid, value } };
      return JSON.stringify(signed);
    },
    read: ({ receipt }) => (receipt === null ? null : decoded(receipt)),
    confirms: async (order) => {
      if (order.receipt === null) return true;
      const signed = decoded(order.receipt);
      if (signed === null) return false;
      return isAbout(signed.receipt, order) && isSigned(signed, await keysWith(signed.signature.keyId));
    },
    keys: async () => {
      known = { keys: await store.receiptKeys() };
      return known;
    },
  };
};
