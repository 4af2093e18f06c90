import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { ensureCsrfCookie, startSession } from '../../http/security/index.ts';
import type { AccessError, Holder } from './ledger-access.ts';
import type { LedgerPorts } from './ledger-ports.ts';
import { sendAccessError, sendMisread, sendResult } from './ledger-replies.ts';
import { bodyForm, readBody } from './read-body.ts';

const SessionBody = bodyForm({ token: t.string }, {});

const holderOf = (token: Holder | null) => ({
  token: token === null ? null : { id: token.id, name: token.name, for: token.for },
});

const isNobody = ({ _tag }: AccessError): boolean =>
  _tag === 'TokenMissing' || _tag === 'TokenWrong' || _tag === 'SignInOver';

/**
 * Adds `/ledger/session`. POST opens a session for the holder of a token, GET returns its holder and the identity
 * issuer, and DELETE closes it. Changes require the CSRF token of the page. Afterwards, this token and its session
 * are replaced.
 */
export const addSessionRoutes = (app: FastifyInstance, { access, csrf, signIn }: LedgerPorts): void => {
  const foreign = (request: FastifyRequest) => {
    const problem = access.csrfProblem(request);
    return problem === null ? null : ({ _tag: 'CsrfRefused', problem } as const);
  };

  app.get('/ledger/session', async (request, reply) => {
    ensureCsrfCookie(request, reply, csrf);
    const holder = await access.holderBehind(request);
    if (E.isLeft(holder) && !isNobody(holder.left)) return sendAccessError(reply, holder.left);
    const found = holderOf(E.isRight(holder) ? holder.right : null);
    if (signIn === null) return sendResult(reply, E.right(found));
    const problem = signIn.cookie.problem(request);
    if (problem !== null) signIn.cookie.clear(reply);
    return sendResult(reply, E.right({ ...found, signIn: { issuer: signIn.host, problem } }));
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
    return sendResult(reply, E.right(holderOf(holder.right)));
  });
  app.delete('/ledger/session', async (request, reply) => {
    const refused = foreign(request);
    if (refused !== null) return sendAccessError(reply, refused);
    access.sessions.close(reply);
    startSession(reply, csrf);
    return sendResult(reply, E.right(holderOf(null)));
  });
};
