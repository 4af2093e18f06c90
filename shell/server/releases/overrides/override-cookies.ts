import type { FastifyReply, FastifyRequest } from 'fastify';

import { siteCookies } from '../../http/security/index.ts';
import { isNoOverride, overrideIn, wordsOfOverride } from './override-words.ts';
import type { Override } from './override-words.ts';
import { PREVIEW_MS } from './preview-links.ts';
import type { Preview, PreviewLinks } from './preview-links.ts';

const OVERRIDE_COOKIE = 'mfe-override';
const PREVIEW_COOKIE = 'mfe-preview';
const COOKIE = { httpOnly: true, sameSite: 'lax' } as const;

/** Overrides in a browser, which has at most one of the two cookies. */
export type OverrideCookies = {
  /** Override that the visitor requested. Only valid if the visitor can request versions. */
  readonly named: (request: FastifyRequest) => Override;
  /** Preview link that has not expired, or null. */
  readonly previewed: (request: FastifyRequest) => Preview | null;
  /** Stores an override. That of a preview link is stored as its token. */
  readonly keep: (
    request: FastifyRequest,
    reply: FastifyReply,
    kept: { readonly override: Override; readonly token: string | null },
  ) => void;
};

/** Creates the cookies. Scripts cannot read them. */
export const createOverrideCookies = (previews: PreviewLinks, isHttps: boolean): OverrideCookies => {
  const cookies = siteCookies(isHttps);
  return {
    named: (request) => overrideIn(cookies.read(request, OVERRIDE_COOKIE)),
    previewed: (request) => previews.read(cookies.read(request, PREVIEW_COOKIE) ?? ''),
    keep: (request, reply, { override, token }) => {
      const drop = (name: string): void => {
        if (cookies.read(request, name) !== undefined) cookies.clear(reply, name, COOKIE);
      };
      if (token !== null) {
        cookies.set(reply, PREVIEW_COOKIE, token, { ...COOKIE, maxAge: PREVIEW_MS / 1000 });
        drop(OVERRIDE_COOKIE);
        return;
      }
      drop(PREVIEW_COOKIE);
      if (isNoOverride(override)) cookies.clear(reply, OVERRIDE_COOKIE, COOKIE);
      else cookies.set(reply, OVERRIDE_COOKIE, wordsOfOverride(override).join(), COOKIE);
    },
  };
};
