import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';

import { createRateLimit, networkOf, startSession } from '../../http/security/index.ts';
import type { CsrfSettings } from '../../http/security/index.ts';
import type { OperatorSignIn } from './operator-sign-in.ts';
import { toPerson } from './person.rule.ts';

/** Page that shows the result of a sign-in. */
const OPS_PAGE = '/ops';
const PER_MINUTE = { limit: 20, windowMs: 60_000 };

const TOO_MANY = 'Too many sign-ins from this address. Try again in a minute.';
const NOT_STARTED =
  'This sign-in was not started in this browser, was used before, or took more than ten minutes. Sign in again.';

const goTo = (reply: FastifyReply, url: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(url, 303);

/**
 * Adds `GET /ledger/sign-in`, which sends the browser to the identity issuer, and `GET /ledger/sign-in/callback`,
 * to which the issuer sends it back. Both end at `/ops`, which shows a problem.
 */
export const addSignInRoutes = (app: FastifyInstance, signIn: OperatorSignIn, csrf: CsrfSettings): void => {
  const { issuer, cookie, sessions, settings, callbackUrl } = signIn;
  const limit = createRateLimit(PER_MINUTE);
  const fail = (request: FastifyRequest, reply: FastifyReply, words: string): FastifyReply => {
    request.log.warn({ reason: words }, 'an operator could not sign in');
    cookie.fail(reply, words);
    return goTo(reply, OPS_PAGE);
  };
  const isTooOften = ({ ip }: FastifyRequest): boolean => !limit.allows(networkOf(ip), Date.now());

  app.get('/ledger/sign-in', async (request, reply) => {
    if (isTooOften(request)) return fail(request, reply, TOO_MANY);
    const started = await issuer.start();
    if (E.isLeft(started)) return fail(request, reply, started.left);
    cookie.start(reply, started.right.secrets);
    return goTo(reply, started.right.url);
  });

  app.get('/ledger/sign-in/callback', async (request, reply) => {
    if (isTooOften(request)) return fail(request, reply, TOO_MANY);
    const callback = new URL(callbackUrl);
    callback.search = new URL(request.url, callbackUrl).search;
    const secrets = cookie.started(request);
    if (secrets === null || secrets.state !== callback.searchParams.get('state'))
      return fail(request, reply, NOT_STARTED);
    const claims = await issuer.finish(callback, secrets);
    if (E.isLeft(claims)) return fail(request, reply, claims.left);
    const person = toPerson(claims.right, settings);
    if (E.isLeft(person)) return fail(request, reply, person.left);
    cookie.clear(reply);
    sessions.open(reply, person.right);
    startSession(reply, csrf);
    request.log.info({ by: person.right.name, for: person.right.for }, 'an operator signed in');
    return goTo(reply, OPS_PAGE);
  });
};
