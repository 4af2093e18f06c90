import type { FastifyRequest } from 'fastify';

import { CSRF_COOKIE, sessionOf } from './csrf-cookie.ts';
import { csrfProblem } from './csrf-token.ts';
import type { CsrfProblem } from './csrf-token.ts';
import { siteCookies } from './site-cookies.ts';

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Reason to refuse a change as a cross-site request, or null (spec §6 "Requests"). */
export const csrfProblemOf = (
  request: FastifyRequest,
  { csrfSecret, publicOrigin }: { readonly csrfSecret: string; readonly publicOrigin: string },
): CsrfProblem | null => {
  const isHttps = publicOrigin.startsWith('https:');
  const claim = {
    cookie: siteCookies(isHttps).read(request, CSRF_COOKIE),
    session: sessionOf(request, isHttps),
    header: headerOf(request, 'x-csrf-token'),
    origin: request.headers.origin,
    fetchSite: headerOf(request, 'sec-fetch-site'),
    host: request.headers.host,
  };
  return csrfProblem(claim, { secret: csrfSecret, publicOrigin, nowMs: Date.now() });
};
