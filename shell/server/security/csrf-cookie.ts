import type { FastifyReply, FastifyRequest } from 'fastify';

import { createCsrfToken, isCsrfToken } from './csrf-token.ts';

export const CSRF_COOKIE = 'csrf_token';

/** Gives the visitor a token unless they hold a good one. The page reads it, so it is not HttpOnly (spec §6 "Requests"). */
export const ensureCsrfCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { secret, isHttps }: { readonly secret: string; readonly isHttps: boolean },
): void => {
  if (isCsrfToken(secret, request.cookies[CSRF_COOKIE])) return;
  reply.setCookie(CSRF_COOKIE, createCsrfToken(secret), {
    path: '/',
    sameSite: 'lax',
    secure: isHttps,
    httpOnly: false,
  });
};
