import * as E from 'fp-ts/lib/Either.js';

import type { LedgerError, Result } from '../errors/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { readRevocation, readToken } from './read-token.ts';
import { tokenOf } from './token.ts';
import type { Token } from './token.ts';

/** A token, and whether it is valid. */
export type ListedToken = Token & {
  readonly state: 'good' | 'expired' | 'revoked';
  readonly revokedAt: string | null;
};

/** Tokens of all environments, newest first. `problems` lists unreadable files. */
export type TokenList = {
  readonly tokens: readonly ListedToken[];
  readonly problems: readonly LedgerError[];
};

/** IDs of all issued tokens. Rejects with `StoreFailure`. */
export const storedTokens = async (store: Store): Promise<readonly string[]> =>
  (await store.list('tokens/')).flatMap((key) => /^tokens\/([0-9a-f]{12})\.json$/.exec(key)?.[1] ?? []);

const listed = async (store: Store, id: string): Promise<Result<ListedToken | null>> => {
  const file = await readToken(store, id);
  if (E.isLeft(file) || file.right === null) return E.isLeft(file) ? file : E.right(null);
  const token = tokenOf(file.right);
  const revocation = await readRevocation(store, id);
  if (revocation !== null) return E.right({ ...token, state: 'revoked', revokedAt: revocation.revokedAt });
  const isOver = Date.parse(token.expiresAt) <= Date.now();
  return E.right({ ...token, state: isOver ? 'expired' : 'good', revokedAt: null });
};

/** Lists all tokens without secrets, which are not stored. Fails with `StoreFailed`. */
export const listTokens = (store: Store): Promise<Result<TokenList>> =>
  withStore(async () => {
    const found = await Promise.all((await storedTokens(store)).map((id) => listed(store, id)));
    const tokens = found.flatMap((each) => (E.isRight(each) && each.right !== null ? [each.right] : []));
    const problems = found.flatMap((each) => (E.isLeft(each) ? [each.left] : []));
    const newestFirst = tokens.toSorted((one, other) => other.issuedAt.localeCompare(one.issuedAt));
    return E.right({ tokens: newestFirst, problems });
  });
