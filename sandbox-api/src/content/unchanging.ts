import { randomBytes } from 'node:crypto';

import type { FastifyRequest, RouteShorthandOptions } from 'fastify';

const NAME_BYTES = 12;

/** `ETag` of replies that never change while this process runs. */
const NAME = `"${randomBytes(NAME_BYTES).toString('base64url')}"`;

/**
 * Options of a route whose replies never change, for requests that match the condition. Each reply has an `ETag`,
 * and a request with the same tag gets a 304. A broken reply (`no-store`) has none.
 */
export const unchangingWhere = (
  isUnchanging: (request: FastifyRequest) => boolean,
): RouteShorthandOptions => ({
  onRequest: async (request, reply) => {
    if (request.headers['if-none-match'] === NAME && isUnchanging(request))
      await reply.code(304).header('etag', NAME).send();
  },
  onSend: async (request, reply, payload) => {
    const isWhole = reply.statusCode === 200 && reply.getHeader('cache-control') !== 'no-store';
    if (isWhole && isUnchanging(request)) reply.header('etag', NAME);
    return Promise.resolve(payload);
  },
});

/** Options of a route whose replies never change. */
export const unchanging = unchangingWhere(() => true);
