import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

import { CONTROL_TOKENS_KEY, isTransactionId } from '../domain/transaction';
import { versionedStore } from './stored-versions';

/** As many as listed orders. */
const MAX_TOKENS = 500;

const Entries = t.readonlyArray(t.readonly(t.tuple([t.string, t.string])), 'ControlTokens');

/** Control tokens of the orders that this browser created. Without storage the list is empty, and nothing fails. */
export const controlTokens = (storage: StoragePort) => {
  const store = versionedStore(storage, { key: CONTROL_TOKENS_KEY, migrations: [] });
  const read = (): ReadonlyMap<string, string> => {
    const found = store.find();
    const decoded = Entries.decode(found._tag === 'Value' ? found.value : []);
    return new Map(E.isRight(decoded) ? decoded.right : []);
  };
  return {
    find: (transactionId: string): string | null => read().get(transactionId) ?? null,
    /** Adds to the stored tokens, which another tab may have changed. Keeps the newest. */
    keep: (transactionId: string, token: string): void => {
      if (!isTransactionId(transactionId)) return;
      const others = [...read()].filter(([id]) => id !== transactionId);
      store.save([...others, [transactionId, token]].slice(-MAX_TOKENS));
    },
  };
};
