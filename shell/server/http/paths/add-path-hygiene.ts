import type { FastifyInstance } from 'fastify';

import { inspectUrl } from './inspect-url.ts';
import { sendInvalidUrl } from './invalid-url.ts';

const REDIRECT_STATUS = 301;
const MAX_LOGGED_CHARACTERS = 200;

/** Refuses invalid or hostile URLs, and redirects pages to their canonical spelling. */
export const addPathHygiene = (app: FastifyInstance, brand: string): void => {
  app.addHook('onRequest', async (request, reply) => {
    const verdict = inspectUrl(request.raw.url ?? '');
    switch (verdict._tag) {
      case 'Pass':
        return undefined;
      case 'Redirect':
        return reply.header('cache-control', 'public, max-age=86400').redirect(verdict.to, REDIRECT_STATUS);
      case 'Refuse': {
        const path = (request.raw.url ?? '').split('?')[0]?.slice(0, MAX_LOGGED_CHARACTERS);
        request.log.warn({ path, reason: verdict.reason }, 'address refused');
        return sendInvalidUrl(request, reply, { ...verdict, brand });
      }
    }
  });
};
