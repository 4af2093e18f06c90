import type { FastifyReply, FastifyRequest } from 'fastify';

type Options = {
  readonly sameSite: 'lax' | 'strict';
  /** Whether the cookie is hidden from scripts of the page. */
  readonly httpOnly: boolean;
  /** Absent: the cookie ends with the browser session. */
  readonly maxAge?: number;
};

/** Cookies of this site. */
export type SiteCookies = {
  readonly read: (request: FastifyRequest, name: string) => string | undefined;
  readonly set: (reply: FastifyReply, name: string, value: string, options: Options) => void;
  readonly clear: (reply: FastifyReply, name: string, options: Options) => void;
};

/**
 * Creates the cookies of this site. Over https the names start with `__Host-`: browsers accept such a cookie only
 * if it is secure, from this host and for all paths, so that no other host of the domain can set it. Plain http is
 * only for development, and browsers reject the prefix there, so it is omitted.
 */
export const siteCookies = (isHttps: boolean): SiteCookies => {
  const nameOf = (name: string): string => (isHttps ? `__Host-${name}` : name);
  const attributes = { path: '/', secure: isHttps } as const;
  return {
    read: (request, name) => request.cookies[nameOf(name)],
    set: (reply, name, value, options) =>
      void reply.setCookie(nameOf(name), value, { ...attributes, ...options }),
    clear: (reply, name, options) => void reply.clearCookie(nameOf(name), { ...attributes, ...options }),
  };
};
