import type { FastifyReply, FastifyRequest } from 'fastify';

const METHODS = 'GET, POST';
const HEADERS = 'content-type, idempotency-key, x-csrf-token, x-sandbox-namespace';
const PREFLIGHT_SECONDS = '600';

/** Third-party pages that can show our blocks (`BLOCK_ORIGINS`). */
export type ForeignPages = {
  readonly isForeign: (request: FastifyRequest) => boolean;
  /** Allows such a page to read the reply. Cookies are never sent. */
  readonly allow: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly preflight: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
};

/**
 * Creates the check. It compares whole origins. Calls of these pages have no cookie and no token, so they cannot
 * act for a user.
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
