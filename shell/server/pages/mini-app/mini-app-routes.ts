import type { FastifyInstance } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { initDataProblem } from './verify-init-data.ts';

const Body = t.type({ initData: t.string }, 'MiniAppUserRequest');
const BODY_LIMIT_BYTES = 8192;

/**
 * Adds `POST /data/mini-app-user`, which verifies that a messaging app opened the page for its user. Changes
 * nothing and uses no cookie. Without the bot's secret, the result is "unchecked".
 */
export const addMiniAppRoutes = (
  app: FastifyInstance,
  { botToken, now = Date.now }: { readonly botToken: string | null; readonly now?: () => number },
): void => {
  app.post('/data/mini-app-user', { bodyLimit: BODY_LIMIT_BYTES }, (request, reply) => {
    reply.header('cache-control', 'no-store');
    const body = Body.decode(request.body);
    if (E.isLeft(body))
      return reply.code(400).send({ error: 'not_valid_params', message: 'initData is needed' });
    if (botToken === null) return reply.send({ isVerified: false });
    const problem = initDataProblem(body.right.initData, botToken, now());
    return problem === null
      ? reply.send({ isVerified: true })
      : reply.code(401).send({ error: 'not_verified', message: problem });
  });
};
