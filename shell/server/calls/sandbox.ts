import fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { SERVICES } from '@coinlane/shared-contracts/api';

import type { ShellConfig } from '../http/config/index.ts';
import { loggerOptions } from '../http/logger-options.ts';
import type { Traces } from '../http/tracing/index.ts';
import { sandboxNamespaceOf } from './gateway/index.ts';

/** Path of the sandbox. */
const MOUNT = '/sandbox';
/** Names of this machine. A site with any other name is reached through a proxy or a network. */
const LOOPBACK_NAME = /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** Error reports are the largest requests of a page. */
const BODY_LIMIT_BYTES = 1_048_576;

export type RunningSandbox = {
  readonly upstreams: ShellConfig['upstreams'];
  /** Namespace of a test. Null for visitors, and for callers without access to the control API. */
  readonly namespaceOf: (request: FastifyRequest) => string | null;
  readonly close: () => Promise<void>;
};

/** Services that pages call directly. All others are behind the gateway, which limits calls and checks CSRF tokens. */
const OPEN_TO_BROWSERS =
  /^\/sandbox(?:\/?$|\/(?:content\/icons|error-reports|analytics|live-chat|fiat|kyc|wallet|samples|outbox|__sandbox)(?:\/|$))/;
const FOR_THE_GATEWAY = {
  error: 'gateway_only',
  message:
    'This service is behind the gateway. Tests call it from the machine of the sandbox, or with its control token.',
};

/**
 * Whether a route is open to browsers. Uses the matched route, so that spelling does not matter. An unknown URL is
 * a plain 404.
 */
const isOpenToBrowsers = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url === undefined || OPEN_TO_BROWSERS.test(url);

/** The configured key pair for push messages. The sandbox generates one if it is incomplete. */
const signingOf = ({ publicKey, privateKey, subject }: ShellConfig['messaging']['vapid']) => ({
  ...(publicKey === null || privateKey === null ? {} : { vapidKeys: { publicKey, privateKey } }),
  ...(subject === null ? {} : { pushSubject: subject }),
});

/**
 * Mounts the sandbox for browsers, and on a separate local port. Gateway and fragments use the latter even while
 * the site accepts no new connections, so that pending requests can finish.
 */
export const startSandbox = async (
  config: ShellConfig,
  app: FastifyInstance,
  traces: Traces | null,
): Promise<RunningSandbox> => {
  const { createSandbox } = await import('@coinlane/sandbox-api');
  const sandbox = await createSandbox({
    dataDir: config.dataDir,
    publicPath: MOUNT,
    passkeyOrigin: config.publicOrigin,
    controlToken: config.sandboxControlToken,
    isPublic: !LOOPBACK_NAME.test(new URL(config.publicOrigin).hostname),
    ...signingOf(config.messaging.vapid),
  });
  const inside = fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
  });
  traces?.watch(inside, { isInside: true });
  await inside.register(sandbox.servicesPlugin, { prefix: MOUNT });
  const namespaceOf = (request: FastifyRequest): string | null =>
    sandbox.isControlAllowed(request) ? sandboxNamespaceOf(request) : null;
  const url = await inside.listen({ port: 0, host: '127.0.0.1' });

  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.bodyLimit ??= BODY_LIMIT_BYTES;
    });
    scope.addHook('onRequest', (request, reply, done) => {
      if (!isOpenToBrowsers(request) && !sandbox.isControlAllowed(request)) {
        reply.code(403).send(FOR_THE_GATEWAY);
        return;
      }
      // navigations send the namespace of a test in a cookie
      const namespace = namespaceOf(request);
      if (namespace !== null) request.headers['x-sandbox-namespace'] = namespace;
      done();
    });
    await scope.register(sandbox.plugin, { prefix: MOUNT });
  });

  return {
    upstreams: Object.fromEntries(
      SERVICES.map((service) => [service, { baseUrl: `${url}${MOUNT}/${service}`, key: null }]),
    ),
    namespaceOf,
    close: async () => {
      await inside.close();
      await sandbox.close();
    },
  };
};
