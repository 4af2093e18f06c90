import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import type { Token } from '@coinlane/release-ledger';

import { ensureCsrfCookie, startSession } from '../../http/security/index.ts';
import type { LedgerPorts } from './ledger-ports.ts';
import { sendAccessError, sendMisread, sendResult } from './ledger-replies.ts';
import { bodyForm, readBody } from './read-body.ts';

const SessionBody = bodyForm({ token: t.string }, {});

const holderOf = (token: Token | null) =>
  E.right({ token: token === null ? null : { id: token.id, name: token.name, for: token.for } });

/**
 * `/ledger/session`: opens a session for the holder of a token (POST), returns its holder (GET), and closes it
 * (DELETE). Changes require the CSRF token of the page, which is replaced afterwards, together with its session.
 */
export const addSessionRoutes = (app: FastifyInstance, { access, csrf }: LedgerPorts): void => {
  const foreign = (request: FastifyRequest) => {
    const problem = access.csrfProblem(request);
    return problem === null ? null : ({ _tag: 'CsrfRefused', problem } as const);
  };

  app.get('/ledger/session', async (request, reply) => {
    ensureCsrfCookie(request, reply, csrf);
    const holder = await access.holderBehind(request);
    if (E.isRight(holder)) return sendResult(reply, holderOf(holder.right));
    const isNobody = holder.left._tag === 'TokenMissing' || holder.left._tag === 'TokenWrong';
    return isNobody ? sendResult(reply, holderOf(null)) : sendAccessError(reply, holder.left);
  });
  app.post('/ledger/session', async (request, reply) => {
    const refused = foreign(request);
    if (refused !== null) return sendAccessError(reply, refused);
    const body = readBody(SessionBody, request.body);
    if (E.isLeft(body)) return sendMisread(reply, 'Say {"token": "cl_…"}.');
    const text = body.right.token.trim();
    const holder = await access.holderOf(text, request.ip);
    if (E.isLeft(holder)) return sendAccessError(reply, holder.left);
    access.sessions.open(reply, holder.right);
    startSession(reply, csrf);
    return sendResult(reply, holderOf(holder.right));
  });
  app.delete('/ledger/session', async (request, reply) => {
    const refused = foreign(request);
    if (refused !== null) return sendAccessError(reply, refused);
    access.sessions.close(reply);
    startSession(reply, csrf);
    return sendResult(reply, holderOf(null));
  });
};
