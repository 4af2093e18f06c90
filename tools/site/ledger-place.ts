import { readSigningKey, storeFromUrl, wordsOf } from '@coinlane/release-ledger';
import type { Result, SigningKey, Store, Variables } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';

import { fromRoot } from '../webpack/index.ts';

/** Default of `LEDGER_ENV`, and the only environment that the scripts create. */
export const DEFAULT_ENVIRONMENT = 'local';

export type LedgerPlace = {
  readonly store: Store;
  readonly env: string;
  /** Key that signs releases. Null: they are not signed. */
  readonly signingKey: SigningKey | null;
};

const orWords = <A>(result: Result<A>): A => {
  if (E.isLeft(result)) throw new Error(wordsOf(result.left));
  return result.right;
};

const wordIn = (variables: Variables, name: string): string | null => {
  const word = variables[name]?.trim();
  return word === undefined || word === '' ? null : word;
};

/**
 * Address of this machine's ledger, computed like in the server: `LEDGER_STORE` (a folder or `s3://…`), otherwise
 * in `DATA_DIR`. Relative paths start at the repository. Throws an Error for an invalid address.
 */
export const ledgerPlace = (variables: Variables): LedgerPlace => {
  const address = wordIn(variables, 'LEDGER_STORE') ?? `${wordIn(variables, 'DATA_DIR') ?? '.data'}/ledger`;
  return {
    store: orWords(storeFromUrl(address, variables, { folder: fromRoot() })),
    env: wordIn(variables, 'LEDGER_ENV') ?? DEFAULT_ENVIRONMENT,
    signingKey: orWords(readSigningKey(variables['LEDGER_SIGNING_KEY'])),
  };
};
