import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import { decodeOrRefuse, notFound, RequiredText } from '../http/index.ts';
import type { Accounts } from './accounts.ts';
import type { Session } from './session.ts';
import { signedIn } from './signed-in.ts';

const IdParams = t.type({ id: RequiredText }, 'SessionIdInPath');

const wireSession = (session: Session, currentId: string) => ({
  id: session.id,
  device: session.device,
  createdAt: new Date(session.createdAt).toISOString(),
  lastSeenAt: new Date(session.lastSeenAt).toISOString(),
  isCurrent: session.id === currentId,
});

/** `/auth/sessions`: lists the sessions of the user, and ends one or all. */
export const addSessionRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  const { sessions } = accounts;
  app.get('/auth/sessions', async (request) => {
    const { account, session } = await signedIn(accounts, request);
    return { sessions: sessions.listOf(account.id).map((each) => wireSession(each, session.id)) };
  });
  app.delete('/auth/sessions', async (request) => {
    const { account } = await signedIn(accounts, request);
    sessions.endAll(account.id);
    return { success: true };
  });
  app.delete('/auth/sessions/:id', async (request) => {
    const { account } = await signedIn(accounts, request);
    const { id } = decodeOrRefuse(IdParams, request.params);
    if (!sessions.listOf(account.id).some((each) => each.id === id)) throw notFound('Session');
    sessions.end(id);
    return { success: true };
  });
};
