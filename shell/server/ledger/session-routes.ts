import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import type { Token } from '@coinlane/release-ledger';

import { TOKEN_COOKIE } from './ledger-access.ts';
import type { LedgerPorts } from './ledger-ports.ts';
import { sendAccessError, sendMisread, sendResult } from './ledger-replies.ts';
import { bodyForm, readBody } from './read-body.ts';

const LONGEST_SECONDS = 12 * 3600;

const SessionBody = bodyForm({ token: t.string }, {});

const secondsOf = ({ expiresAt }: Token): number =>
  Math.max(0, Math.min(LONGEST_SECONDS, Math.floor((Date.parse(expiresAt) - Date.now()) / 1000)));

const told = (token: Token | null) =>
  E.right({ token: token === null ? null : { id: token.id, name: token.name, for: token.for } });

/**
 * `/ledger/session`: a person's token becomes a cookie no script can read (POST), is asked for (GET: who am I?), and is
 * forgotten (DELETE). Changes need the csrf token of the page.
 */
export const addSessionRoutes = (app: FastifyInstance, { access, isHttps }: LedgerPorts): void => {
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps } as const;
  const foreign = (request: FastifyRequest) => {
    const problem = access.csrfProblem(request);
    return problem === null ? null : ({ _tag: 'CsrfRefused', problem } as const);
  };

  app.get('/ledger/session', async (request, reply) => {
    const holder = await access.holderBehind(request);
    if (E.isRight(holder)) return sendResult(reply, told(holder.right));
    const isNobody = holder.left._tag === 'TokenMissing' || holder.left._tag === 'TokenWrong';
    return isNobody ? sendResult(reply, told(null)) : sendAccessError(reply, holder.left);
  });
  app.post('/ledger/session', async (request, reply) => {
    const refused = foreign(request);
    if (refused !== null) return sendAccessError(reply, refused);
    const body = readBody(SessionBody, request.body);
    if (E.isLeft(body)) return sendMisread(reply, 'Say {"token": "cl_…"}.');
    const text = body.right.token.trim();
    const holder = await access.holderOf(text, request.ip);
    if (E.isLeft(holder)) return sendAccessError(reply, holder.left);
    reply.setCookie(TOKEN_COOKIE, text, { ...cookie, maxAge: secondsOf(holder.right) });
    return sendResult(reply, told(holder.right));
  });
  app.delete('/ledger/session', async (request, reply) => {
    const refused = foreign(request);
    if (refused !== null) return sendAccessError(reply, refused);
    reply.clearCookie(TOKEN_COOKIE, cookie);
    return sendResult(reply, told(null));
  });
};
