import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';

import type { GatewayParts } from '../gateway-parts.ts';
import { parseBodiesExactly } from '../http/parse-bodies.ts';
import { Refusal, storeUnavailable } from '../http/refusal.ts';
import { openApi } from '../openapi/openapi.ts';
import { StoreFault } from '../store/database.ts';
import { addActionRoutes } from './action-routes.ts';
import { addCurrencyRoutes, addOlderCurrencyRoutes } from './currency-routes.ts';
import { addEstimateRoutes } from './estimate-routes.ts';
import { addListingRoutes } from './listing-routes.ts';
import { addNotifyRoute, addPushRoutes } from './notice-routes.ts';
import { addOrderRoutes } from './order-routes.ts';

const answerFailures = (app: FastifyInstance, log: GatewayParts['log']): void => {
  app.setErrorHandler<FastifyError | Refusal | StoreFault>((error, request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send(error.body);
    if (error instanceof StoreFault) {
      log(`${request.method} ${request.routeOptions.url ?? ''}: ${error.message}`);
      const { status, body } = storeUnavailable(request.method === 'GET');
      return reply.code(status).send(body);
    }
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.code(status).send({ error: 'not_valid_params', message: 'body: is not readable' });
    request.log.error({ reason: error.stack }, 'the swap gateway failed');
    return reply.code(500).send({ error: 'internal_error', message: 'Internal error' });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: 'not_found', message: 'No such call' }),
  );
};

const ROUTES: readonly (readonly [
  prefix: string,
  add: (app: FastifyInstance, parts: GatewayParts) => void,
])[] = [
  ['/public-v1', addOlderCurrencyRoutes],
  ['/public-v1.1', addOrderRoutes],
  ['/public-v2', addCurrencyRoutes],
  ['/public-v2', addActionRoutes],
  ['/account', addEstimateRoutes],
  ['/content', addListingRoutes],
  ['/frontend', addNotifyRoute],
  ['/push', addPushRoutes],
];

/** Routes of the gateway, below the name of each service. */
export const gatewayPlugin =
  (parts: GatewayParts): FastifyPluginAsync =>
  async (app) => {
    answerFailures(app, parts.log);
    parseBodiesExactly(app);
    app.get('/public-v2/openapi.json', openApi);
    for (const [prefix, add] of ROUTES)
      await app.register(
        (scope, _options, done) => {
          add(scope, parts);
          done();
        },
        { prefix },
      );
  };
