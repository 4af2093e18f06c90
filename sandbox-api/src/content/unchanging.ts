import { randomBytes } from 'node:crypto';

import type { RouteShorthandOptions } from 'fastify';

const NAME_BYTES = 12;

/** Of everything that stays as it is for as long as this process lives. */
const NAME = `"${randomBytes(NAME_BYTES).toString('base64url')}"`;

/**
 * A route whose replies never change: each carries a name, and who brings the name has the reply already (304). What must
 * not be kept has none, such as a broken reply in its place.
 */
export const unchanging: RouteShorthandOptions = {
  onRequest: async (request, reply) => {
    if (request.headers['if-none-match'] === NAME) await reply.code(304).header('etag', NAME).send();
  },
  onSend: async (_request, reply, payload) => {
    if (reply.statusCode === 200 && reply.getHeader('cache-control') !== 'no-store')
      reply.header('etag', NAME);
    return Promise.resolve(payload);
  },
};
