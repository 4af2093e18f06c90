import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import { checkFilled, encodeFile } from '../format/index.ts';
import { revocationKey, withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { storedTokens } from './list-tokens.ts';
import { isTokenId } from './token-word.ts';

/** Author and reason of a revocation. */
export type RevokeRequest = { readonly by: string; readonly reason: string; readonly isDryRun?: boolean };

/** `unchanged`: already revoked. `planned`: a dry run, after which the token is still valid. */
export type Revoked = { readonly outcome: 'revoked' | 'unchanged' | 'planned'; readonly id: string };

const revoke = async (store: Store, id: string, { by, reason }: RevokeRequest): Promise<Revoked> => {
  const file = { schema: 1, id, revokedAt: new Date(Date.now()).toISOString(), by, reason };
  const created = await store.createIfAbsent(revocationKey(id), encodeFile(file));
  return { outcome: created === 'created' ? 'revoked' : 'unchanged', id };
};

/**
 * Revokes a token permanently. Fails with `NotFound` (which lists the existing IDs), `WordRefused` or `StoreFailed`.
 */
export const revokeToken = (store: Store, id: string, request: RevokeRequest): Promise<Result<Revoked>> =>
  withStore(async () => {
    const by = checkFilled('by', request.by);
    if (E.isLeft(by)) return by;
    const known = await storedTokens(store);
    if (!isTokenId(id) || !known.includes(id))
      return E.left({ _tag: 'NotFound', what: 'token', word: id, where: 'this ledger', known });
    if (request.isDryRun !== true) return E.right(await revoke(store, id, request));
    const isOver = (await store.read(revocationKey(id))) !== null;
    return E.right({ outcome: isOver ? 'unchanged' : 'planned', id });
  });
