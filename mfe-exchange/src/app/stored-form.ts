import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

const Draft = t.readonly(
  t.type({
    recipient: t.string,
    extraId: t.string,
    refundAddress: t.string,
    refundExtraId: t.string,
    email: t.string,
  }),
  'Draft',
);

const OptionalText = t.union([t.string, t.null]);

const StoredRequest = t.readonly(
  t.type({
    provider: t.string,
    fromTicker: t.string,
    fromCurrency: t.string,
    fromNetwork: t.string,
    toTicker: t.string,
    toCurrency: t.string,
    toNetwork: t.string,
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
    language: t.string,
    idempotencyKey: t.string,
  }),
  'StoredRequest',
);

const StoredAttempt = t.readonly(t.type({ request: StoredRequest }), 'StoredAttempt');

const TickerList = t.readonlyArray(t.string, 'TickerList');
const StoredTickers = t.readonly(t.type({ version: t.literal(1), tickers: TickerList }), 'StoredTickers');

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

/** What was stored, from its text; null: not what this version stores, which counts as not there. */
export const decodeDraft = decoded(Draft);
export const decodeAttempt = decoded(StoredAttempt);

const decodeStoredTickers = decoded(StoredTickers);
const decodeBareTickers = decoded(TickerList);

/** Tickers from their text: what this version stores, or the bare list of the one before; null: neither. */
export const decodeTickers = (text: string): readonly string[] | null =>
  decodeStoredTickers(text)?.tickers ?? decodeBareTickers(text);
