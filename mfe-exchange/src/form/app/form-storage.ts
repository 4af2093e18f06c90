import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

import type { PaymentChoice } from '../domain/payment-method';
import { isBlank } from '../model/recipient';
import type { RecipientDraft } from '../model/recipient';
import type { Attempt, DoneOrder } from '../model/transaction-creation';

const DRAFT_KEY = 'exchange-draft';
const PAYMENT_KEY = 'exchange-payment';
const ATTEMPT_KEY = 'exchange-attempt';
const DONE_KEY = 'exchange-done';
const FORM_KEY = 'exchange-form-key';
const RECENTS_KEY = 'exchange-recents';
const FAVOURITES_KEY = 'exchange-favourites';

/** Version of the stored ticker lists. A bare list, from the previous version, is still readable. */
const TICKERS_VERSION = 1;

const loadCodecs = () => import(/* webpackChunkName: "exchange-calls" */ './stored-form');
type Codecs = Awaited<ReturnType<typeof loadCodecs>>;

const KEY_BYTES = 16;

/** Not `randomUUID`: it is missing on pages served without TLS. */
export const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Idempotency key of the current form. Open tabs share it until one of them orders. That tab keeps the key until
 * its form changes, and then gets a new one.
 */
const formKeys = ({ read, write, remove }: StoragePort) => {
  let key: string | null = null;
  const shared = (): string => {
    const found = read(FORM_KEY) ?? makeKey();
    write(FORM_KEY, found);
    return found;
  };
  return {
    current: (): string => {
      key ??= shared();
      return key;
    },
    used: (): void => remove(FORM_KEY),
    renew: (): void => {
      if (read(FORM_KEY) === key) remove(FORM_KEY);
      key = null;
    },
  };
};

/** Session storage of the form. Loads the codecs only if something is stored. */
export const formStorage = (storage: StoragePort) => {
  const { read, write, remove } = storage;
  const keys = formKeys(storage);
  const stored = async <A>(key: string, pick: (codecs: Codecs) => (text: string) => A | null) => {
    const text = read(key);
    return text === null ? null : pick(await loadCodecs())(text);
  };
  const readTickers = async (key: string): Promise<readonly string[]> =>
    (await stored(key, ({ decodeTickers }) => decodeTickers)) ?? [];
  const writeTickers =
    (key: string) =>
    (tickers: readonly string[]): void => {
      write(key, JSON.stringify({ version: TICKERS_VERSION, tickers }));
    };
  return {
    readDraft: () => stored(DRAFT_KEY, ({ decodeDraft }) => decodeDraft),
    writeDraft: (draft: RecipientDraft): void => {
      if (isBlank(draft)) remove(DRAFT_KEY);
      else write(DRAFT_KEY, JSON.stringify(draft));
    },
    readPaymentChoice: () => stored(PAYMENT_KEY, ({ decodePaymentChoice }) => decodePaymentChoice),
    writePaymentChoice: (choice: PaymentChoice): void => {
      write(PAYMENT_KEY, JSON.stringify(choice));
    },
    /** Returns the open attempt. From then on, the form has its key. */
    readAttempt: () => {
      keys.current();
      return stored(ATTEMPT_KEY, ({ decodeAttempt }) => decodeAttempt);
    },
    readDone: () => stored(DONE_KEY, ({ decodeDone }) => decodeDone),
    writeDone: (done: DoneOrder): void => {
      write(DONE_KEY, JSON.stringify(done));
      keys.used();
    },
    formKey: keys.current,
    renewFormKey: keys.renew,
    writeAttempt: (attempt: Attempt | null): void => {
      if (attempt === null) remove(ATTEMPT_KEY);
      else write(ATTEMPT_KEY, JSON.stringify(attempt));
    },
    readRecents: () => readTickers(RECENTS_KEY),
    writeRecents: writeTickers(RECENTS_KEY),
    readFavourites: () => readTickers(FAVOURITES_KEY),
    writeFavourites: writeTickers(FAVOURITES_KEY),
  };
};
