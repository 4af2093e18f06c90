import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { readRevocation, readToken } from './read-token.ts';
import { tokenOf } from './token.ts';
import type { Token } from './token.ts';
import { isSecretOf, readTokenWord } from './token-word.ts';

/** An id nobody has takes as long to refuse as a wrong secret. */
const NOBODY = '0'.repeat(64);

/**
 * The token a text is, or null where it is none: malformed, unknown, of another environment, expired or revoked; which
 * of these is not told. Fails with `LedgerBroken` or `StoreFailed` where nobody can know.
 */
export const checkToken = (store: Store, env: string, text: string): Promise<Result<Token | null>> =>
  withStore(async () => {
    const word = readTokenWord(text);
    if (word === null) return E.right(null);
    const stored = await readToken(store, word.id);
    if (E.isLeft(stored)) return stored;

    const isIts = isSecretOf(word.secret, stored.right?.sha256 ?? NOBODY);
    if (stored.right === null || !isIts || stored.right.env !== env) return E.right(null);
    const isOver = Date.parse(stored.right.expiresAt) <= Date.now();
    if (isOver || (await readRevocation(store, word.id)) !== null) return E.right(null);
    return E.right(tokenOf(stored.right));
  });
