import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import type { TokenFile } from '../format/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { readRevocation, readToken } from './read-token.ts';
import { tokenOf } from './token.ts';
import type { Token } from './token.ts';
import { isSecretOf, isTokenId, readTokenWord } from './token-word.ts';

/** Dummy hash for unknown IDs: keeps the response time constant. */
const DUMMY_HASH = '0'.repeat(64);

const findValid = async (
  store: Store,
  env: string,
  stored: TokenFile | null,
): Promise<Result<Token | null>> => {
  if (stored === null || stored.env !== env) return E.right(null);
  const isOver = Date.parse(stored.expiresAt) <= Date.now();
  if (isOver || (await readRevocation(store, stored.id)) !== null) return E.right(null);
  return E.right(tokenOf(stored));
};

/**
 * Returns the token of a text. Null if it is malformed, unknown, of another environment, expired or revoked, which
 * callers cannot distinguish. Fails with `LedgerBroken` or `StoreFailed` if this cannot be determined.
 */
export const checkToken = (store: Store, env: string, text: string): Promise<Result<Token | null>> =>
  withStore(async () => {
    const word = readTokenWord(text);
    if (word === null) return E.right(null);
    const stored = await readToken(store, word.id);
    if (E.isLeft(stored)) return stored;

    const isIts = isSecretOf(word.secret, stored.right?.sha256 ?? DUMMY_HASH);
    return isIts ? findValid(store, env, stored.right) : E.right(null);
  });

/**
 * Returns the token with an ID. Null if it is unknown, of another environment, expired or revoked. The caller has
 * already authenticated its holder.
 */
export const findToken = (store: Store, env: string, id: string): Promise<Result<Token | null>> =>
  withStore(async () => {
    const stored = isTokenId(id) ? await readToken(store, id) : E.right(null);
    return E.isLeft(stored) ? stored : findValid(store, env, stored.right);
  });
