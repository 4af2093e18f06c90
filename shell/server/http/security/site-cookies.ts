import type { FastifyReply, FastifyRequest } from 'fastify';

type Options = {
  readonly sameSite: 'lax' | 'strict';
  /** Whether scripts of the page cannot read it. */
  readonly httpOnly: boolean;
  /** Absent: the cookie ends with the browser. */
  readonly maxAge?: number;
};

/** Cookies of this site. */
export type SiteCookies = {
  readonly read: (request: FastifyRequest, name: string) => string | undefined;
  readonly set: (reply: FastifyReply, name: string, value: string, options: Options) => void;
  readonly clear: (reply: FastifyReply, name: string, options: Options) => void;
};

/**
 * Over https the names start with `__Host-`: a browser accepts such a cookie only from this host, for all paths and
 * secure, so that no other host of the domain can set it. Over plain http, which only development uses, browsers reject
 * the prefix, so it is omitted.
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
