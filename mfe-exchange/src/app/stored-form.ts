import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

const DRAFT_KEY = 'exchange-draft';
const ATTEMPT_KEY = 'exchange-attempt';
const RECENTS_KEY = 'exchange-recents';

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
type Draft = t.TypeOf<typeof Draft>;

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
type StoredAttempt = t.TypeOf<typeof StoredAttempt>;

const Recents = t.readonlyArray(t.string, 'Recents');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const read = <A>(storage: StoragePort, key: string, codec: t.Decoder<unknown, A>): A | null => {
  const text = storage.read(key);
  if (text === null) return null;
  const stored = codec.decode(parse(text));
  return E.isRight(stored) ? stored.right : null;
};

const isBlank = (draft: Draft): boolean => Object.values(draft).every((text) => text === '');

/** What this tab keeps of the form while it is being filled; what does not decode counts as not there. */
export const storedForm = (storage: StoragePort) => ({
  readDraft: () => read(storage, DRAFT_KEY, Draft),
  writeDraft: (draft: Draft): void => {
    if (isBlank(draft)) storage.remove(DRAFT_KEY);
    else storage.write(DRAFT_KEY, JSON.stringify(draft));
  },
  readAttempt: () => read(storage, ATTEMPT_KEY, StoredAttempt),
  writeAttempt: (attempt: StoredAttempt | null): void => {
    if (attempt === null) storage.remove(ATTEMPT_KEY);
    else storage.write(ATTEMPT_KEY, JSON.stringify(attempt));
  },
  readRecents: () => read(storage, RECENTS_KEY, Recents) ?? [],
  writeRecents: (recents: readonly string[]): void => {
    storage.write(RECENTS_KEY, JSON.stringify(recents));
  },
});
