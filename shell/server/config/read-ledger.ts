import { resolve } from 'node:path';

import { storeFromUrl, wordsOf } from '@coinlane/release-ledger';
import type { RetryPolicy, Store } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import type { Environment, Reading } from './environment-field.ts';

/** A bucket that does not answer must not keep a poll of two seconds for a minute: the last good revision is served. */
const RETRY_POLICY: RetryPolicy = { attempts: 4, attemptMs: 2500, waitMs: 50 };

const wordsIn = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).map(([name, word]) => [name, word?.trim()]));

/**
 * Opens the ledger at `LEDGER_STORE`, a folder (`ledger` below the data folder unless told) or `s3://…` with its keys in
 * `AWS_*`. With `LEDGER_TRUSTED_KEYS`, a release none of them signed is never served. Nothing is read yet.
 */
export const readLedgerStore = (environment: Environment, dataDir: string): Reading<Store> => {
  const variables = wordsIn(environment);
  const { LEDGER_STORE: address = '' } = variables;
  return pipe(
    storeFromUrl(address === '' ? resolve(dataDir, 'ledger') : address, variables, {
      retryPolicy: RETRY_POLICY,
    }),
    E.mapLeft((error) => [
      error._tag === 'WordRefused' && error.what === 'store'
        ? `LEDGER_STORE is wrong: expected ${error.expected}, found ${JSON.stringify(error.word)}`
        : wordsOf(error),
    ]),
  );
};
