import { createHash, createPublicKey, verify } from 'node:crypto';

import { base58 } from '@scure/base';
import canonicalize from 'canonicalize';

/** 1Click's key in its SDK 0.1.25. Configurable, because keys change. */
export const ONE_CLICK_KEY = 'ed25519:reYaWhvwu8Jzo3WUM3zhn6VrhuMEF4eADL17qtRVifc';

/** Signed fields of a request that a reply repeats unchanged. */
export const REPEATED_FIELDS = [
  'dry',
  'swapType',
  'slippageTolerance',
  'originAsset',
  'depositType',
  'destinationAsset',
  'amount',
  'refundTo',
  'refundType',
  'recipient',
  'recipientType',
] as const;
const REQUEST_FIELDS = [...REPEATED_FIELDS, 'deadline'];
const REQUEST_FIELDS_IF_SET = [
  'quoteWaitingTimeMs',
  'referral',
  'virtualChainRecipient',
  'virtualChainRefundRecipient',
  'customRecipientMsg',
];
const QUOTE_FIELDS = [
  'amountIn',
  'amountInFormatted',
  'amountInUsd',
  'minAmountIn',
  'amountOut',
  'amountOutFormatted',
  'amountOutUsd',
  'minAmountOut',
];
const BINDING_FIELDS_IF_SET = [
  'depositAddress',
  'depositMemo',
  'deadline',
  'timeWhenInactive',
  'timeEstimate',
  'virtualChainRecipient',
  'virtualChainRefundRecipient',
  'customRecipientMsg',
  'refundFee',
  'withdrawFee',
];
/** In a binding quote, these fields come from the quote only. */
const REPLACED_BY_QUOTE = [
  'deadline',
  'virtualChainRecipient',
  'virtualChainRefundRecipient',
  'customRecipientMsg',
];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pick = (from: Fields, names: readonly string[], isKept: (value: unknown) => boolean): Fields =>
  Object.fromEntries(names.flatMap((name) => (isKept(from[name]) ? [[name, from[name]]] : [])));

const isSet = (value: unknown): boolean => Boolean(value);
const isPresent = (value: unknown): boolean => value !== undefined;

/** The text that 1Click signs for a quote: base58 of a SHA-256 hash. Null: not a quote. */
export const signedTextOf = (reply: unknown): string | null => {
  if (!isFields(reply)) return null;
  const { quoteRequest: request, quote, timestamp } = reply;
  if (!isFields(request) || !isFields(quote)) return null;
  const isBinding = request['dry'] === false;
  const asked = {
    ...pick(request, REQUEST_FIELDS, isPresent),
    ...pick(request, REQUEST_FIELDS_IF_SET, isSet),
  };
  const kept = isBinding
    ? Object.fromEntries(Object.entries(asked).filter(([name]) => !REPLACED_BY_QUOTE.includes(name)))
    : asked;
  const text = canonicalize({
    ...kept,
    ...pick(quote, QUOTE_FIELDS, isPresent),
    ...(isBinding ? pick(quote, BINDING_FIELDS_IF_SET, isSet) : {}),
    timestamp,
  });
  return text === undefined ? null : base58.encode(createHash('sha256').update(text, 'utf8').digest());
};

const bytesOf = (text: string): Uint8Array => base58.decode(text.replace(/^ed25519:/, ''));

const keyOf = (key: string) =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(bytesOf(key)).toString('base64url') },
    format: 'jwk',
  });

/** Whether a reply of `POST /v0/quote` has a valid signature of 1Click. `reply`: the undecoded body. */
export const isSignedQuote = (reply: unknown, publicKey: string): boolean => {
  const text = signedTextOf(reply);
  const signature: unknown = isFields(reply) ? reply['signature'] : null;
  if (text === null || typeof signature !== 'string') return false;
  try {
    return verify(null, Buffer.from(text, 'utf8'), keyOf(publicKey), bytesOf(signature));
  } catch {
    return false;
  }
};
