import type { FastifyRequest } from 'fastify';

import { namespaceOf, unauthorized } from '../http/index.ts';
import type { Account } from './account.ts';
import type { Accounts } from './accounts.ts';
import type { Session } from './session.ts';

/** Signed-in account, its session, and the current time. */
export type SignedIn = { readonly account: Account; readonly session: Session; readonly now: number };

const BEARER = /^Bearer (\S+)$/;

/**
 * Whether the session is still open. To be checked again after a slow step, such as the comparison of a password:
 * a reset can end sessions in the meantime, and must not be undone.
 */
export const isStillSignedIn = ({ sessions }: Accounts, { account, session }: SignedIn): boolean =>
  sessions.listOf(account.id).some(({ id }) => id === session.id);

const find = async (
  { tokens, sessions, store, clock }: Accounts,
  request: FastifyRequest,
): Promise<SignedIn | null> => {
  const [, token = ''] = BEARER.exec(request.headers.authorization ?? '') ?? [];
  const namespace = namespaceOf(request);
  const now = clock.nowIn(namespace);
  const claims = token === '' ? null : await tokens.read(token, now);
  const session = claims === null ? null : sessions.seen(claims.sessionId, claims.generation, now);
  const account = session === null ? null : store.find(session.accountId);
  return account === null || session === null || account.namespace !== namespace
    ? null
    : { account, session, now };
};

/** Authenticates a request by its Bearer token. Refuses with 401 `unauthorized`. */
export const signedIn = async (accounts: Accounts, request: FastifyRequest): Promise<SignedIn> => {
  const found = await find(accounts, request);
  if (found === null) throw unauthorized();
  return found;
};
