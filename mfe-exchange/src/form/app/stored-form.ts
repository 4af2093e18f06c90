import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { UNKNOWN_ORIGIN } from '../domain/transaction-creation';
import type { OrderOrigin, OrderSource } from '../domain/transaction-creation';

/** Replaces a field that older versions did not store with a default. */
const orElse = <A>(codec: t.Type<A, A>, absent: A): t.Type<A, A> =>
  new t.Type<A, A>(
    codec.name,
    codec.is,
    (value, context) => (value === undefined ? t.success(absent) : codec.validate(value, context)),
    t.identity,
  );

const Draft = t.readonly(
  t.type({
    recipient: t.string,
    extraId: t.string,
    refundAddress: t.string,
    refundExtraId: t.string,
    email: t.string,
    pair: orElse(t.string, ''),
  }),
  'Draft',
);

const StoredPaymentChoice = t.readonly(t.type({ kind: t.string, country: t.string }), 'StoredPaymentChoice');

const OptionalText = t.union([t.string, t.null]);

const Origin: t.Type<OrderOrigin, OrderOrigin> = t.readonly(
  t.type({
    utmSource: t.string,
    utmMedium: t.string,
    utmCampaign: t.string,
    utmContent: t.string,
    utmTerm: t.string,
    gclid: t.string,
    landingPage: t.string,
    exchangePage: t.string,
    sessionId: t.string,
    sessionCount: t.number,
    clientId: t.string,
  }),
  'OrderOrigin',
);

const Source: t.Type<OrderSource, OrderSource> = t.keyof({ site: null, tg_app: null, bridge: null });

const StoredRequest = t.readonly(
  t.type({
    provider: t.string,
    paymentKind: orElse(t.string, ''),
    fromTicker: t.string,
    fromCurrency: t.string,
    fromNetwork: t.string,
    toTicker: t.string,
    toCurrency: t.string,
    toNetwork: t.string,
    isFromFiat: orElse(t.boolean, false),
    isToFiat: orElse(t.boolean, false),
    fromAmount: t.string,
    toAmount: OptionalText,
    recipient: t.string,
    extraId: t.string,
    refundAddress: t.string,
    refundExtraId: t.string,
    email: t.string,
    rateId: OptionalText,
    rateMode: t.keyof({ floating: null, fixed: null }),
    direction: t.keyof({ direct: null, reverse: null }),
    linkId: OptionalText,
    promoCode: OptionalText,
    source: orElse(Source, 'site'),
    origin: orElse(Origin, UNKNOWN_ORIGIN),
    language: t.string,
    idempotencyKey: t.string,
  }),
  'StoredRequest',
);

const StoredAttempt = t.readonly(t.type({ request: StoredRequest }), 'StoredAttempt');

const TickerList = t.readonlyArray(t.string, 'TickerList');
const StoredTickers = t.readonly(t.type({ version: t.literal(1), tickers: TickerList }), 'StoredTickers');

const StoredDone = t.readonly(
  t.type({ key: t.string, mark: t.string, transactionId: t.string }),
  'StoredDone',
);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const decoded =
  <A>(codec: t.Decoder<unknown, A>) =>
  (text: string): A | null => {
    const stored = codec.decode(parse(text));
    return E.isRight(stored) ? stored.right : null;
  };

const decodeAnyDraft = decoded(Draft);

/**
 * Decodes the draft. Also null while one of its fields has the focus: the user is about to type or paste, and the
 * text would be added to the restored one.
 */
export const decodeDraft = (text: string): t.TypeOf<typeof Draft> | null => {
  const draft = decodeAnyDraft(text);
  return draft !== null && (document.activeElement?.getAttribute('name') ?? '') in draft ? null : draft;
};

/** Decodes a stored text. Null if it is invalid in this version. */
export const decodePaymentChoice = decoded(StoredPaymentChoice);
export const decodeAttempt = decoded(StoredAttempt);
export const decodeDone = decoded(StoredDone);

const decodeStoredTickers = decoded(StoredTickers);
const decodeBareTickers = decoded(TickerList);

/**
 * Decodes tickers from the current format, or from the bare list of the previous version. Null if neither is valid.
 */
export const decodeTickers = (text: string): readonly string[] | null =>
  decodeStoredTickers(text)?.tickers ?? decodeBareTickers(text);
