import { createHash } from 'node:crypto';
import { isIP } from 'node:net';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import Big from 'big.js';
import canonicalize from 'canonicalize';

import { DecimalFromWire, noneIfBlank } from '@coinlane/shared-contracts/codecs';

import { notValidParam } from '../http/refusal.ts';

/** Text of a field, trimmed. Absent and null count as empty. */
export const Text = new t.Type<string, string>(
  'Text',
  t.string.is,
  (value, context) => {
    if (value === undefined || value === null) return t.success('');
    return typeof value === 'string' && value.length <= 1_000
      ? t.success(value.trim())
      : t.failure(value, context, 'is not a text');
  },
  t.identity,
);

export const RequiredText = new t.Type<string, string>(
  'RequiredText',
  t.string.is,
  (value, context) =>
    typeof value === 'string' && value.trim() !== '' && value.length <= 200
      ? t.success(value.trim())
      : t.failure(value, context, 'is required'),
  t.identity,
);

/** A positive amount of at most 30 digits before and 30 after the point, without unnecessary zeros. Null if absent. */
const Amount = new t.Type<string | null, string | null>(
  'Amount',
  (value): value is string | null => value === null || typeof value === 'string',
  (value, context) => {
    const decoded = noneIfBlank(DecimalFromWire).decode(value);
    if (E.isLeft(decoded)) return t.failure(value, context, 'is not a number');
    const { right: amount } = decoded;
    if (amount === null) return t.success(null);
    return /^\d{1,30}(?:\.\d{1,30})?$/.test(amount) && /[1-9]/.test(amount)
      ? // one spelling: offers are remembered by it, and a provider receives it
        t.success(new Big(amount).toFixed())
      : t.failure(value, context, 'must be positive');
  },
  t.identity,
);

const word = <W extends string>(words: readonly W[], fallback: W): t.Type<W, W> =>
  new t.Type<W, W>(
    words.join(' or '),
    (value): value is W => words.some((known) => known === value),
    (value, context) => {
      if (value === undefined || value === null || value === '') return t.success(fallback);
      const found = words.find((known) => known === value);
      return found === undefined ? t.failure(value, context) : t.success(found);
    },
    t.identity,
  );

const PAIR = {
  fromCurrency: RequiredText,
  fromNetwork: Text,
  toCurrency: RequiredText,
  toNetwork: Text,
  fromAmount: Amount,
  toAmount: Amount,
  flow: word(['standard', 'fixed-rate'], 'standard'),
  type: word(['direct', 'reverse'], 'direct'),
};

/** Query of an estimate (api contract §4.1). */
export const EstimateQuery = t.type(PAIR, 'EstimateQuery');

/** Body of a creation (api contract §4.3). Only fields that providers need are decoded. */
export const CreateBody = t.type(
  {
    ...PAIR,
    provider: RequiredText,
    address: Text,
    extraId: Text,
    refundAddress: Text,
    refundExtraId: Text,
    rateId: Text,
    contactEmail: Text,
  },
  'CreateTransactionRequest',
);

export const IdField = t.type({ id: RequiredText }, 'OrderId');
export const LinkField = t.type({ link: RequiredText }, 'Link');
export const TickerField = t.type({ ticker: RequiredText }, 'Ticker');
export const RefundBody = t.type(
  { id: RequiredText, address: RequiredText, extraId: Text, controlToken: Text },
  'RefundRequest',
);
export const ContinueBody = t.type({ id: RequiredText, controlToken: Text }, 'ContinueRequest');
export const AddressQuery = t.type(
  { currency: RequiredText, address: RequiredText, extraId: Text },
  'AddressQuery',
);
export const TargetsQuery = t.type({ fixedRate: Text }, 'TargetsQuery');

/** Decodes a request. Throws a refusal that contains the first invalid field. */
export const decodeRequest = <A>(codec: t.Decoder<unknown, A>, raw: unknown): A => {
  const decoded = codec.decode(raw ?? {});
  if (E.isRight(decoded)) return decoded.right;
  const [first] = decoded.left;
  const field =
    first?.context
      .map(({ key }) => key)
      .filter((key) => key !== '')
      .join('.') ?? '';
  throw notValidParam(field === '' ? 'body' : field, first?.message ?? 'is not valid');
};

const KEY = /^[\x21-\x7e]{1,200}$/;

/** The `idempotency-key` of a creation. Required, because a lost reply could otherwise double an order. */
export const idempotencyKeyOf = (header: string | readonly string[] | undefined): string => {
  if (typeof header === 'string' && KEY.test(header)) return header;
  throw notValidParam('idempotency-key', 'is required');
};

/** IP address of the visitor, from the server of the site. Null: absent or invalid. */
export const visitorIpOf = (header: string | readonly string[] | undefined): string | null =>
  typeof header === 'string' && isIP(header) !== 0 ? header : null;

/** Hash of a JSON body, independent of the order of its properties (RFC 8785). */
export const bodyHashOf = (body: unknown): string =>
  createHash('sha256')
    .update(canonicalize(body ?? null) ?? '')
    .digest('hex');
