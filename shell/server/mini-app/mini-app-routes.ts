import type { FastifyInstance } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { initDataProblem } from './verify-init-data.ts';

const Body = t.type({ initData: t.string }, 'MiniAppUserRequest');
const BODY_LIMIT_BYTES = 8192;

/**
 * `POST /data/mini-app-user`: whether a messaging app really opened the page for who it says. It changes nothing and knows
 * no cookie. Without the bot's secret nobody is checked, and the answer says so.
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
