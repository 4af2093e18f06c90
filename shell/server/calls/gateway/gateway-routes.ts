import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

import { isService } from '@coinlane/shared-contracts/api';
import type { Service } from '@coinlane/shared-contracts/api';

import type { ShellConfig, Upstream } from '../../http/config/index.ts';
import { createCsrfToken, csrfProblemOf, ensureCsrfCookie, FRAMED } from '../../http/security/index.ts';
import type { ForeignPages } from '../../http/security/index.ts';
import { isReply } from './service-client.ts';
import type { ServiceClient, ServiceFailure } from './service-client.ts';
import { createCallLimits, RETRY_AFTER_SECONDS } from './call-limits.ts';
import type { CallLimits } from './call-limits.ts';
import { toService, toVisitor } from './forwarded-headers.ts';
import { isPartnerCall } from './partner-calls.ts';
import { replyBody } from './reply-body.ts';
import { pathBelow, serviceUrl } from './service-url.ts';

export type GatewayPorts = {
  readonly upstreams: () => ShellConfig['upstreams'];
  readonly ask: ServiceClient;
  readonly foreignPages: ForeignPages;
  /** Whether to limit the calls of a visitor. */
  readonly hasLimits: boolean;
  readonly csrfSecret: string;
  readonly publicOrigin: string;
  readonly sandboxNamespace: (request: FastifyRequest) => string | null;
  /** Longer than any time-out of the page, so that the page reports the time-out first. */
  readonly timeoutMs: number;
};

const csrfOf = ({ csrfSecret, publicOrigin }: GatewayPorts) => ({
  secret: csrfSecret,
  isHttps: publicOrigin.startsWith('https:'),
});

type GatewayRequest = FastifyRequest<{ Params: { service?: string } }>;

const BODY_LIMIT_BYTES = 1_048_576;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

const refuse = (reply: FastifyReply, status: number, error: string, message: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send({ error, message });

/** Service of a call. The site-relative `POST /swap` belongs to `swaps` (spec §7 "Swap API"). */
const serviceOf = ({ params: { service = 'swaps' } }: GatewayRequest): string => service;

/** Service and URL of a call. */
type Target = Upstream & { readonly service: Service; readonly url: URL };

const targetOf = (request: GatewayRequest, ports: GatewayPorts): Target | undefined => {
  const service = serviceOf(request);
  const upstream = isService(service) ? ports.upstreams()[service] : undefined;
  if (!isService(service) || upstream === undefined) return undefined;
  const url = serviceUrl(request.raw.url ?? '', { service, ...upstream });
  return url === null ? undefined : { service, url, ...upstream };
};

/** Services that blocks on third-party pages can call. None of them identifies a user, so no token is needed. */
const OPEN_TO_FOREIGN_PAGES: readonly string[] = ['frontend', 'swaps', 'public-v1'];

/** Whether a call is for the public list of currencies, with the contracts of tokens. It is open too. */
const isCurrencyList = (method: string, { service, url, baseUrl }: Target): boolean =>
  method === 'GET' && service === 'public-v2' && pathBelow(url, baseUrl) === '/exchange/currencies';

const foreignRefusal = (method: string, target: Target) =>
  OPEN_TO_FOREIGN_PAGES.includes(target.service) || isCurrencyList(method, target)
    ? null
    : { status: 403, error: 'not_for_foreign_pages', message: 'Third-party pages cannot call this service.' };

/** Reason to refuse a call, by its headers alone, or null. */
const refusalOf = (request: GatewayRequest, ports: GatewayPorts) => {
  const target = targetOf(request, ports);
  if (target === undefined)
    return { status: 404, error: 'unknown_service', message: 'No service has this path.' };
  if (isPartnerCall(request.method, target.service, pathBelow(target.url, target.baseUrl)))
    return { status: 404, error: 'not_found', message: 'No such call.' };
  return ports.foreignPages.isForeign(request) ? foreignRefusal(request.method, target) : null;
};

/**
 * Refuses a change without a valid token. If the token of our own page has expired, it receives a new one with the
 * refusal and repeats the call. A page in a third-party frame has no cookie and reads the token from the body.
 */
const refuseWithoutToken = (
  request: GatewayRequest,
  reply: FastifyReply,
  ports: GatewayPorts,
): FastifyReply | null => {
  const problem = request.method === 'GET' ? null : csrfProblemOf(request, ports);
  if (problem === null || ports.foreignPages.isForeign(request)) return null;
  const { isForeign, message } = problem;
  if (isForeign) return refuse(reply, 403, 'csrf_invalid', message);
  ensureCsrfCookie(request, reply, csrfOf(ports));
  const csrfToken = createCsrfToken({ secret: ports.csrfSecret, session: FRAMED }, Date.now());
  return reply
    .code(403)
    .header('cache-control', 'no-store')
    .send({ error: 'csrf_invalid', message, csrfToken });
};

const sendFailure = (reply: FastifyReply, failure: ServiceFailure): FastifyReply => {
  switch (failure._tag) {
    case 'Unavailable':
      return refuse(reply, 502, 'upstream_unavailable', 'The service is unavailable.');
    case 'TimedOut':
      return refuse(reply, 504, 'upstream_timeout', 'The service did not reply in time.');
  }
};

/** Aborts when the visitor disconnects before the reply is complete. */
const droppedWith = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
};

/** Refuses a call over the limit with a code, for which the page has a text. */
const limited = (
  request: GatewayRequest,
  reply: FastifyReply,
  ports: GatewayPorts,
  limits: CallLimits,
): FastifyReply | null => {
  const target = targetOf(request, ports);
  if (target === undefined) return null;
  const error = limits.refusalOf({
    service: target.service,
    method: request.method,
    path: pathBelow(target.url, target.baseUrl),
    ip: request.ip,
    namespace: ports.sandboxNamespace(request),
    nowMs: Date.now(),
  });
  if (error === null) return null;
  return reply
    .code(429)
    .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS })
    .send({ error });
};

const callOf = (
  request: GatewayRequest,
  reply: FastifyReply,
  { service, url, key, receivesVisitorIp }: Target,
  ports: GatewayPorts,
) => ({
  service,
  url,
  method: request.method,
  headers: toService(request.headers, {
    service,
    key,
    sandboxNamespace: ports.sandboxNamespace(request),
    visitorIp: receivesVisitorIp === true && request.method === 'POST' ? request.ip : null,
  }),
  body: Buffer.isBuffer(request.body) ? request.body : null,
  timeoutMs: ports.timeoutMs,
  dropped: droppedWith(reply),
});

const forward = async (request: GatewayRequest, reply: FastifyReply, target: Target, ports: GatewayPorts) => {
  const answer = await ports.ask(callOf(request, reply, target, ports));
  if (!isReply(answer)) return sendFailure(reply, answer);
  const { body, encoding, length } = replyBody(answer, request.headers['accept-encoding']);
  reply
    .code(answer.statusCode ?? 502)
    .headers(toVisitor(answer.headers))
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding');
  if (encoding !== null) reply.header('content-encoding', encoding);
  if (length !== null) reply.header('content-length', length);
  return reply.send(body);
};

const addBodyParsers = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
};

/**
 * Adds the gateway for the calls of the site (spec §7). Pages use service names; only the server knows URLs and
 * API keys.
 */
export const addGatewayRoutes = (app: FastifyInstance, ports: GatewayPorts): void => {
  const limits = createCallLimits(ports.hasLimits);
  app.register((scope, _options, done) => {
    addBodyParsers(scope);
    scope.setErrorHandler<Error & { statusCode?: number; code?: string }>((error, request, reply) => {
      const status = error.statusCode ?? 502;
      if (status < 500) return refuse(reply, status, error.code ?? 'bad_request', error.message);
      request.log.warn(
        { service: request.url.split('/')[2], reason: error.message },
        'the connection to a service was lost',
      );
      return refuse(reply, 502, 'upstream_unavailable', 'The connection to the service was lost.');
    });
    const shared: Pick<RouteOptions, 'bodyLimit'> = { bodyLimit: BODY_LIMIT_BYTES };
    // before the body is read, because a refused call must be cheap
    const onRequest = async (request: GatewayRequest, reply: FastifyReply) => {
      ports.foreignPages.allow(request, reply);
      const refused = refusalOf(request, ports);
      if (refused !== null) return refuse(reply, refused.status, refused.error, refused.message);
      return refuseWithoutToken(request, reply, ports) ?? limited(request, reply, ports, limits) ?? undefined;
    };
    const handler = async (request: GatewayRequest, reply: FastifyReply) => {
      const target = targetOf(request, ports);
      if (target === undefined) throw new Error('a call without a service passed the checks');
      // a page from a shared cache has no token (ADR 0014); its first call sets one
      if (request.method === 'GET' && !ports.foreignPages.isForeign(request))
        ensureCsrfCookie(request, reply, csrfOf(ports));
      return forward(request, reply, target, ports);
    };
    scope.route<{ Params: { service?: string } }>({
      ...shared,
      method: METHODS,
      url: '/gateway/:service/*',
      onRequest,
      handler,
    });
    scope.route<{ Params: { service?: string } }>({
      ...shared,
      method: 'POST',
      url: '/swap',
      onRequest,
      handler,
    });
    for (const url of ['/gateway/:service/*', '/swap']) scope.options(url, ports.foreignPages.preflight);
    done();
  });
};
