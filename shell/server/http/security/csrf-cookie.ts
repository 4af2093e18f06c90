import { randomBytes } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { createCsrfToken, CSRF_LIFETIME_MS, csrfLifetimeLeft } from './csrf-token.ts';
import { siteCookies } from './site-cookies.ts';

/** Spec §9 "Stored identifiers". The page reads it, so it is not HttpOnly (spec §6 "Requests"). */
export const CSRF_COOKIE = 'csrf_token';
/** Random ID that the token is bound to. Not linked to the user. */
const SESSION_COOKIE = 'session';

const SESSION_BYTES = 16;
const SESSION = /^[\w-]{22}$/;

export type CsrfSettings = { readonly secret: string; readonly isHttps: boolean };

/** Session of a request, or undefined. */
export const sessionOf = (request: FastifyRequest, isHttps: boolean): string | undefined => {
  const session = siteCookies(isHttps).read(request, SESSION_COOKIE) ?? '';
  return SESSION.test(session) ? session : undefined;
};

const giveToken = (reply: FastifyReply, session: string, { secret, isHttps }: CsrfSettings): void =>
  siteCookies(isHttps).set(reply, CSRF_COOKIE, createCsrfToken({ secret, session }, Date.now()), {
    sameSite: 'lax',
    httpOnly: false,
  });

/** Starts a new session with a token, so that tokens from before a sign-in or sign-out become invalid. */
export const startSession = (reply: FastifyReply, settings: CsrfSettings): void => {
  const session = randomBytes(SESSION_BYTES).toString('base64url');
  siteCookies(settings.isHttps).set(reply, SESSION_COOKIE, session, { sameSite: 'lax', httpOnly: true });
  giveToken(reply, session, settings);
};

/** Sets a new token unless at least half of the lifetime of the current one is left. */
export const ensureCsrfCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  settings: CsrfSettings,
): void => {
  const { secret, isHttps } = settings;
  const session = sessionOf(request, isHttps);
  const token = siteCookies(isHttps).read(request, CSRF_COOKIE);
  if (session === undefined) startSession(reply, settings);
  else if (csrfLifetimeLeft({ secret, session }, token, Date.now()) < CSRF_LIFETIME_MS / 2)
    giveToken(reply, session, settings);
};
