import * as E from 'fp-ts/lib/Either.js';

import type { LedgerError, Result } from '../errors/index.ts';
import { decodeFile, RevocationFile, TokenFile } from '../format/index.ts';
import { revocationKey, tokenKey } from '../store/index.ts';
import type { Store } from '../store/index.ts';

const broken = (file: string, problems: readonly string[]): LedgerError => ({
  _tag: 'LedgerBroken',
  file,
  problems,
});

/**
 * Returns a stored token, or null. Fails with `LedgerBroken` if its file does not decode or has another ID.
 * Rejects with `StoreFailure`.
 */
export const readToken = async (store: Store, id: string): Promise<Result<TokenFile | null>> => {
  const file = tokenKey(id);
  const bytes = await store.read(file);
  if (bytes === null) return E.right(null);
  const decoded = decodeFile(TokenFile, bytes);
  if (E.isLeft(decoded)) return E.left(broken(file, decoded.left));
  return decoded.right.id === id
    ? E.right(decoded.right)
    : E.left(broken(file, [`it has the id ${decoded.right.id}`]));
};

/** Returns the revocation of a token, or null. An unreadable file also revokes it. Rejects with `StoreFailure`. */
export const readRevocation = async (
  store: Store,
  id: string,
): Promise<Pick<RevocationFile, 'revokedAt' | 'by' | 'reason'> | null> => {
  const bytes = await store.read(revocationKey(id));
  if (bytes === null) return null;
  const decoded = decodeFile(RevocationFile, bytes);
  return E.isRight(decoded)
    ? decoded.right
    : { revokedAt: 'unknown', by: 'unknown', reason: 'the file of its revocation cannot be read' };
};
