import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { DecimalFromWire } from '@coinlane/shared-contracts/codecs';

import { KNOWN_STATUSES } from '../domain/transaction';
import type { ChainDoubt, KnownStatus } from '../domain/transaction';

const Text = t.union([t.string, t.null]);
const Amount = t.union([DecimalFromWire, t.null]);

/** Largest distance of a `Date` from 1970, in ms. */
const LARGEST_TIME_MS = 8.64e15;
const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LARGEST_TIME_MS;
const Moment = new t.Type<number, number>(
  'Moment',
  isMoment,
  (value, context) => (isMoment(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);
const Time = t.union([Moment, t.null]);

/** A text field that orders saved by older versions do not have. */
const LateAddedText = new t.Type<string | null, string | null>(
  'LateAddedText',
  Text.is,
  (value, context) => Text.validate(value ?? null, context),
  t.identity,
);

const isKnown = (word: unknown): word is KnownStatus => KNOWN_STATUSES.some((status) => status === word);
const Known = new t.Type<KnownStatus, KnownStatus>(
  'KnownStatus',
  isKnown,
  (word, context) => (isKnown(word) ? t.success(word) : t.failure(word, context)),
  t.identity,
);
const Status = t.union([
  t.type({ _tag: t.literal('Known'), status: Known }),
  t.type({ _tag: t.literal('Unknown'), raw: t.string }),
]);

const ReceiptWord = t.keyof({ none: null, signed: null, withheld: null });
/** Orders saved by older versions have no receipt. */
const Receipt = new t.Type<t.TypeOf<typeof ReceiptWord>, string>(
  'Receipt',
  ReceiptWord.is,
  (value, context) => ReceiptWord.validate(value ?? 'none', context),
  t.identity,
);

const DOUBTS: readonly ChainDoubt[] = ['deposit', 'unreadable', 'absent', 'elsewhere', 'less', 'vanished'];
const isDoubt = (word: unknown): word is ChainDoubt => DOUBTS.some((doubt) => doubt === word);
/** Orders saved by older versions have none. An unknown doubt is dropped, because the next reply contains it again. */
const LateAddedDoubt = new t.Type<ChainDoubt | null, string | null>(
  'LateAddedDoubt',
  (value): value is ChainDoubt | null => value === null || isDoubt(value),
  (value) => t.success(isDoubt(value) ? value : null),
  t.identity,
);

const Leg = t.type({
  displayTicker: t.string,
  ticker: t.string,
  network: t.string,
  expectedAmount: Amount,
  amount: Amount,
  address: Text,
  extraId: Text,
  extraIdName: Text,
  hash: Text,
});

const Connected = t.type({
  transactionId: t.string,
  relation: t.keyof({ original: null, repeated: null, child: null, related: null }),
  status: Status,
  amount: Amount,
  displayTicker: Text,
});

const Note = t.type({
  kind: t.keyof({ underpaid: null, overpaid: null, late: null, wrongAsset: null }),
  displayTicker: Text,
  ticker: LateAddedText,
  network: Text,
  amount: Amount,
  decideUntil: Time,
});

const Seen = t.type({
  transactionId: t.string,
  status: Status,
  provider: Text,
  paymentKind: LateAddedText,
  providerLabel: LateAddedText,
  providerOrderId: LateAddedText,
  providerOrderUrl: LateAddedText,
  payin: Leg,
  payout: Leg,
  refundAddress: Text,
  refundExtraId: Text,
  refundHash: Text,
  refundAmount: Amount,
  payinWarnings: t.readonlyArray(t.string),
  redirectUrl: LateAddedText,
  receipt: Receipt,
  areActionsAvailable: t.boolean,
  rateMode: t.union([t.keyof({ floating: null, fixed: null }), t.null]),
  speedForecast: Text,
  depositNote: t.union([Note, t.null]),
  chainDoubt: LateAddedDoubt,
  reportedRecipient: LateAddedText,
  confirmations: t.union([t.type({ seen: t.number, required: t.number }), t.null]),
  createdAt: Moment,
  updatedAt: Moment,
  depositReceivedAt: Time,
  validUntil: Time,
  serverTime: Time,
  original: t.union([Connected, t.null]),
  connected: t.readonlyArray(Connected),
});

const Entry = t.type({ transactionId: t.string, seenAt: Moment }, 'SavedOrder');

type Saved = t.TypeOf<typeof Entry> & { readonly transaction: t.TypeOf<typeof Seen> | null };

/**
 * Reads a stored order: the last known state of a transaction, or only its ID if the state is invalid. Null: not
 * an order.
 */
export const readSavedOrder = (raw: unknown): Saved | null => {
  const entry = Entry.decode(raw);
  if (E.isLeft(entry)) return null;
  const { transactionId, seenAt } = entry.right;
  const seen = Seen.decode(Reflect.get(Object(raw), 'transaction'));
  const isOfIt = E.isRight(seen) && seen.right.transactionId === transactionId;
  return { transactionId, seenAt, transaction: isOfIt ? seen.right : null };
};
