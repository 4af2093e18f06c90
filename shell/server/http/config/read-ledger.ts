import { resolve } from 'node:path';

import { storeFromUrl, wordsOf } from '@coinlane/release-ledger';
import type { RetryPolicy, Store } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import type { Environment, Reading } from './environment-field.ts';

/**
 * Short, because the ledger is polled every two seconds. If a bucket does not reply, the last valid revision is
 * served.
 */
const RETRY_POLICY: RetryPolicy = { attempts: 4, attemptMs: 2500, waitMs: 50 };

const wordsIn = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).map(([name, word]) => [name, word?.trim()]));

/**
 * Opens the ledger at `LEDGER_STORE`, a folder (default: `ledger` in the data folder) or `s3://…` with its keys in
 * `AWS_*`. With `LEDGER_TRUSTED_KEYS`, only releases signed with one of them are served. Reads nothing yet.
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
