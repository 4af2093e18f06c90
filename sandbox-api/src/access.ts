import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { Refusal } from './http/index.ts';

/**
 * Headers of browsers, of HTTP clients and of this site. A proxy adds others, with the names of its vendor. A call
 * with these comes from another machine, even if its socket and its `Host` are local.
 */
const DIRECT_HEADER = new RegExp(
  `^(?:${[
    ...['accept', 'accept-[a-z-]+', 'access-control-request-[a-z-]+', 'authorization', 'cache-control'],
    ...['connection', 'content-[a-z-]+', 'cookie', 'dnt', 'expect', 'host', 'if-[a-z-]+', 'keep-alive'],
    ...['last-event-id', 'origin', 'pragma', 'priority', 'purpose', 'range', 'referer', 'save-data'],
    ...['device-memory', 'downlink', 'dpr', 'ect', 'ping-from', 'ping-to', 'rtt', 'viewport-width', 'width'],
    ...['service-worker', 'service-worker-navigation-preload'],
    ...['sec-[a-z0-9-]+', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'upgrade-insecure-requests'],
    ...['user-agent', 'idempotency-key', 'time-zone', 'x-api-key', 'x-csrf-token', 'x-requested-with'],
    ...['x-sandbox-namespace', 'x-temp-token'],
  ].join('|')})$`,
);
/** Values of `sec-fetch-site` for requests from other sites, which must not use the controls. */
const OTHER_SITES: readonly unknown[] = ['cross-site', 'same-site'];
const SHORTEST_TOKEN = 32;
const LOOPBACK_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

type Caller = Pick<FastifyRequest, 'headers' | 'method'> & {
  readonly raw: { readonly socket: { readonly remoteAddress?: string | undefined } };
};

/** The host must be local too, because another site can point its own name to 127.0.0.1. */
const isLocal = ({ headers, raw: { socket } }: Caller): boolean =>
  LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
  LOOPBACK_HOST.test(headers.host ?? '') &&
  Object.keys(headers).every((name) => DIRECT_HEADER.test(name));

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const passwordOf = (basic: string): string => {
  const text = Buffer.from(basic, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
};

/**
 * Token of a request. Basic authentication is for pages. A browser sends it automatically, so it must not allow
 * changes.
 */
const tokenOf = ({ headers, method }: Caller): string => {
  const [scheme = '', value = ''] = (headers.authorization ?? '').split(' ');
  if (/^bearer$/i.test(scheme)) return value;
  return /^basic$/i.test(scheme) && method === 'GET' ? passwordOf(value) : '';
};

/** Access to the controls of the sandbox: the outbox, the chat's inbox, `/__sandbox` and namespaces. */
export type ControlAccess = {
  /**
   * With a control token: whether the caller has it. Without one: whether the caller is on this machine, if the
   * site is not public.
   */
  readonly isAllowed: (caller: Caller) => boolean;
  /** Hook for routes that need access. Refuses with 401 if there is a token, otherwise with 403. */
  readonly demand: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
};

const refusal = (status: number): Refusal =>
  new Refusal(status, {
    error: 'control_forbidden',
    message: 'The controls of the sandbox are open on its own machine, or with its control token.',
  });

/**
 * Creates the check. `token` null: none. `isPublic`: visitors come through a proxy, which may be on this machine
 * and add no header. Compares tokens in constant time. Throws if the token is short.
 */
export const createControlAccess = (token: string | null, { isPublic = false } = {}): ControlAccess => {
  if (token !== null && token.length < SHORTEST_TOKEN)
    throw new Error(`the control token needs at least ${String(SHORTEST_TOKEN)} characters`);
  const expected = token === null ? null : digestOf(token);
  const isAllowed: ControlAccess['isAllowed'] = (caller) =>
    expected === null ? !isPublic && isLocal(caller) : timingSafeEqual(digestOf(tokenOf(caller)), expected);
  return {
    isAllowed,
    demand: (request, reply) => {
      if (isAllowed(request) && !OTHER_SITES.includes(request.headers['sec-fetch-site']))
        return Promise.resolve();
      if (expected !== null) reply.header('www-authenticate', 'Basic realm="Sandbox", charset="UTF-8"');
      return Promise.reject(refusal(expected === null ? 403 : 401));
    },
  };
};
