import * as t from 'io-ts';

import type { ReceiptKey } from '@coinlane/shared-contracts/receipts';

import { STATUSES } from '../provider.ts';
import type { Status } from '../provider.ts';
import type { Order, OrderSide, OrderState, OrderTerms } from '../orders/order.ts';
import type { QueuedMessage } from './message-queue.ts';
import type { Attempt, RecordedObservation } from './order-store.ts';
import { stored, Time } from './stored.ts';

const Nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);
const NullableText = Nullable(t.string);
const NullableTime = Nullable(t.number);
const isStatus = (value: unknown): value is Status => STATUSES.some((status) => status === value);
const StatusCodec = new t.Type<Status>(
  'Status',
  isStatus,
  (value, context) => (isStatus(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);
const Asset = t.union([t.type({ contract: NullableText, decimals: Nullable(t.number) }), t.null]);

/** Asset of a side. Orders of older versions do not have it. */
const LateAddedAsset = new t.Type<OrderSide['asset'], unknown>(
  'LateAddedAsset',
  Asset.is,
  (value, context) => Asset.validate(value ?? null, context),
  t.identity,
);
const Side = t.type({
  ticker: t.string,
  legacyTicker: t.string,
  network: t.string,
  asset: LateAddedAsset,
});

/** A flag that orders of older versions do not have. */
const LateAddedFlag = new t.Type<boolean, boolean>(
  'LateAddedFlag',
  t.boolean.is,
  (value, context) => t.boolean.validate(value ?? false, context),
  t.identity,
);

/** A text that orders of older versions do not have. */
const LateAddedText = new t.Type<string | null, string | null>(
  'LateAddedText',
  NullableText.is,
  (value, context) => NullableText.validate(value ?? null, context),
  t.identity,
);

/** A number that orders of older versions do not have. */
const LateAddedNumber = new t.Type<number | null, number | null>(
  'LateAddedNumber',
  Nullable(t.number).is,
  (value, context) => Nullable(t.number).validate(value ?? null, context),
  t.identity,
);

const Terms: t.Type<OrderTerms, unknown> = t.type(
  {
    id: t.string,
    provider: t.string,
    reference: t.string,
    providerOrderId: t.string,
    createdAtMs: t.number,
    from: Side,
    to: Side,
    flow: t.keyof({ standard: null, 'fixed-rate': null }),
    side: t.keyof({ direct: null, reverse: null }),
    expectedFrom: t.string,
    expectedTo: t.string,
    payinAddress: t.string,
    payinExtraId: NullableText,
    payoutAddress: t.string,
    payoutExtraId: NullableText,
    refundAddress: NullableText,
    refundExtraId: NullableText,
    validUntilMs: NullableTime,
    depositUntilMs: NullableTime,
    hasControlToken: LateAddedFlag,
    announcedSeconds: LateAddedNumber,
  },
  'OrderTerms',
);

const Leg = t.type({
  hash: NullableText,
  confirmations: t.number,
  wasSeen: t.boolean,
  wasMined: LateAddedFlag,
  required: t.number,
  doubt: Nullable(
    t.union([
      t.literal('unreadable'),
      t.literal('no-hash'),
      t.literal('missing'),
      t.literal('elsewhere'),
      t.literal('less'),
      t.literal('vanished'),
    ]),
  ),
  doubtSinceMs: NullableTime,
  isSettled: t.boolean,
});
const Chain = Nullable(t.type({ deposit: Nullable(Leg), payout: Nullable(Leg), refund: Nullable(Leg) }));

/** View of our nodes. Orders of older versions do not have it. */
const LateAddedChain = new t.Type<OrderState['chain'], unknown>(
  'LateAddedChain',
  Chain.is,
  (value, context) => Chain.validate(value ?? null, context),
  t.identity,
);

const State: t.Type<OrderState, unknown> = t.type(
  {
    status: Nullable(StatusCodec),
    amountFrom: NullableText,
    amountTo: NullableText,
    refundAmount: NullableText,
    payinHash: NullableText,
    payoutHash: NullableText,
    refundHash: NullableText,
    depositReceivedAtMs: NullableTime,
    depositIssue: Nullable(t.type({ kind: t.literal('underpaid'), decideUntilMs: NullableTime })),
    hasActions: t.boolean,
    isAltered: LateAddedFlag,
    reportedRecipient: LateAddedText,
    chain: LateAddedChain,
    updatedAtMs: t.number,
  },
  'OrderState',
);

const AttemptRow = t.type(
  {
    key: t.string,
    body_hash: t.string,
    phase: t.keyof({ intended: null, sent: null, placed: null, refused: null, unknown: null }),
    provider: t.string,
    order_id: NullableText,
    refusal: NullableText,
  },
  'AttemptRow',
);

const OrderRow = t.type({ terms: t.string, state: t.string, receipt: NullableText }, 'OrderRow');

const ObservationRow = t.type(
  {
    at: Time,
    source: t.keyof({ create: null, poll: null, action: null, chain: null }),
    raw_status: t.string,
    is_applied: t.number,
  },
  'ObservationRow',
);

const MessageRow = t.type(
  {
    id: t.string,
    channel: t.keyof({ webhook: null, email: null, push: null }),
    topic: t.string,
    body: t.string,
    attempts: t.number,
  },
  'MessageRow',
);

const KeyRow = t.type({ id: t.string, x: t.string }, 'ReceiptKeyRow');

export const toAttempt = (row: unknown): Attempt => {
  const { key, body_hash, phase, provider, order_id, refusal } = stored(AttemptRow, row);
  return { key, bodyHash: body_hash, phase, provider, orderId: order_id, refusal };
};

export const toOrder = (row: unknown): Order => {
  const { terms, state, receipt } = stored(OrderRow, row);
  return { terms: stored(Terms, JSON.parse(terms)), state: stored(State, JSON.parse(state)), receipt };
};

export const toObservation = (row: unknown): RecordedObservation => {
  const { at, source, raw_status, is_applied } = stored(ObservationRow, row);
  return { atMs: Number(at), source, rawStatus: raw_status, isApplied: is_applied === 1 };
};

export const toQueuedMessage = (row: unknown): QueuedMessage => {
  const { topic, ...message } = stored(MessageRow, row);
  return { ...message, orderId: topic };
};

export const toReceiptKey = (row: unknown): ReceiptKey => {
  const { id, x } = stored(KeyRow, row);
  return { kty: 'OKP', crv: 'Ed25519', kid: id, x };
};
