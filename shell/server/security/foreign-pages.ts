import type { FastifyReply, FastifyRequest } from 'fastify';

const METHODS = 'GET, POST';
const HEADERS = 'content-type, idempotency-key, x-csrf-token, x-sandbox-namespace';
const PREFLIGHT_SECONDS = '600';

/** Pages of other origins that may show our blocks (`BLOCK_ORIGINS`). */
export type ForeignPages = {
  readonly isForeign: (request: FastifyRequest) => boolean;
  /** Lets such a page read the reply. It is never sent with cookies. */
  readonly allow: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly preflight: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
};

/**
 * The origins are compared as a whole. Such pages prove nothing about who somebody is: their calls carry no cookie and
 * no token, and so nothing could be done in a visitor's name.
 */
export const createForeignPages = (origins: readonly string[]): ForeignPages => {
  const isForeign = ({ headers: { origin } }: FastifyRequest): boolean =>
    origin !== undefined && origins.includes(origin);
  const allow: ForeignPages['allow'] = (request, reply) => {
    if (origins.length > 0) reply.header('vary', 'origin');
    if (!isForeign(request)) return;
    reply
      .header('access-control-allow-origin', request.headers.origin)
      .header('access-control-expose-headers', 'date, retry-after')
      .header('cross-origin-resource-policy', 'cross-origin');
  };
  return {
    isForeign,
    allow,
    preflight: (request, reply) => {
      allow(request, reply);
      if (isForeign(request))
        reply
          .header('access-control-allow-methods', METHODS)
          .header('access-control-allow-headers', HEADERS)
          .header('access-control-max-age', PREFLIGHT_SECONDS);
      return reply.code(204).send();
    },
  };
};
