import { randomBytes } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { siteCookies } from '../../http/security/index.ts';

/** Random ID, not linked to the user. Only decides whether the visitor gets a canary. */
const VISITOR_COOKIE = 'visitor';

const ID_BYTES = 16;
const ID = /^[\w-]{22}$/;
const YEAR_SECONDS = 31_536_000;

/** Visitor id of a request, or null. */
export const visitorIdOf = (request: FastifyRequest, isHttps: boolean): string | null => {
  const id = siteCookies(isHttps).read(request, VISITOR_COOKIE);
  return id !== undefined && ID.test(id) ? id : null;
};

/** Visitor ID of a request, created if it is missing. Called only while a canary is running. */
export const ensureVisitorId = (request: FastifyRequest, reply: FastifyReply, isHttps: boolean): string => {
  const known = visitorIdOf(request, isHttps);
  if (known !== null) return known;
  const id = randomBytes(ID_BYTES).toString('base64url');
  siteCookies(isHttps).set(reply, VISITOR_COOKIE, id, {
    httpOnly: true,
    sameSite: 'lax',
    maxAge: YEAR_SECONDS,
  });
  return id;
};
