import type { FastifyRequest } from 'fastify';

import { CSRF_COOKIE } from './csrf-cookie.ts';
import { csrfRefusal } from './csrf-token.ts';

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Why a request that changes something is refused as another site's, or null (spec §6 "Requests"). */
export const csrfProblemOf = (
  request: FastifyRequest,
  { csrfSecret, publicOrigin }: { readonly csrfSecret: string; readonly publicOrigin: string },
): string | null => {
  const claim = {
    cookie: request.cookies[CSRF_COOKIE],
    header: headerOf(request, 'x-csrf-token'),
    origin: request.headers.origin,
    fetchSite: headerOf(request, 'sec-fetch-site'),
    host: request.headers.host,
  };
  return csrfRefusal(claim, csrfSecret, publicOrigin);
};
