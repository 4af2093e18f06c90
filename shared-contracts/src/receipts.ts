import * as t from 'io-ts';

import type { Endpoint } from './api/index.ts';

const OrNull = t.union([t.string, t.null]);
const AmountPart = t.intersection(
  [
    t.type({ amount: t.string, currency: t.string, network: t.string }),
    /** Contract of a token. Null: the native coin of the network. Absent: a receipt of an older version. */
    t.partial({ contract: OrNull }),
  ],
  'ReceiptAmount',
);
const TargetPart = t.type({ address: t.string, memo: OrNull }, 'ReceiptTarget');

/**
 * Agreed facts of an order. Each value is a text or null, so that the canonical form needs no rule for numbers.
 * Unknown fields are signed too.
 */
export const OrderReceipt = t.type(
  {
    type: t.literal('order-receipt@1'),
    /** Origin of the site that signed it. */
    site: t.string,
    orderId: t.string,
    createdAt: t.string,
    provider: t.string,
    providerOrderId: t.string,
    rate: t.keyof({ floating: null, fixed: null }),
    send: AmountPart,
    receive: AmountPart,
    deposit: TargetPart,
    recipient: TargetPart,
    refund: t.type({ address: OrNull, memo: OrNull, terms: t.string }, 'ReceiptRefund'),
    rateUntil: OrNull,
    depositUntil: OrNull,
  },
  'OrderReceipt',
);
export type OrderReceipt = t.TypeOf<typeof OrderReceipt>;

/** A receipt with its Ed25519 signature over the canonical JSON (RFC 8785) of `receipt`. */
export const SignedReceipt = t.type(
  {
    receipt: OrderReceipt,
    signature: t.type(
      {
        algorithm: t.literal('Ed25519'),
        /** JWK thumbprint of the public key (RFC 7638). */
        keyId: t.string,
        /** base64url. */
        value: t.string,
      },
      'ReceiptSignature',
    ),
  },
  'SignedReceipt',
);
export type SignedReceipt = t.TypeOf<typeof SignedReceipt>;

const ReceiptKey = t.type(
  { kty: t.literal('OKP'), crv: t.literal('Ed25519'), kid: t.string, x: t.string },
  'ReceiptKey',
);
export type ReceiptKey = t.TypeOf<typeof ReceiptKey>;

/** Public keys of a site, including those of earlier receipts: a JWK Set (RFC 7517). */
export const ReceiptKeys = t.type({ keys: t.readonlyArray(ReceiptKey) }, 'ReceiptKeys');
export type ReceiptKeys = t.TypeOf<typeof ReceiptKeys>;

/** Signed receipt of an order, from the swap gateway. */
export const orderReceiptEndpoint: Endpoint<string, SignedReceipt> = {
  toRequest: (transactionId) => ({
    service: 'public-v1.1',
    method: 'GET',
    path: `/transactions/${encodeURIComponent(transactionId)}/receipt`,
  }),
  reply: SignedReceipt,
};

/** Public keys for receipts. `/.well-known/receipt-keys.json` has the same content. */
export const receiptKeysEndpoint: Endpoint<void, ReceiptKeys> = {
  toRequest: () => ({ service: 'public-v1.1', method: 'GET', path: '/receipt-keys' }),
  reply: ReceiptKeys,
};
