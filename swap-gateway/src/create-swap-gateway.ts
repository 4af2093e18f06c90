import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';

import { quoteLongNumbers } from '@coinlane/shared-contracts/codecs';

import { createCatalogue } from './assets/catalogue.ts';
import type { GatewayParts } from './gateway-parts.ts';
import { Refusal, storeUnavailable } from './http/refusal.ts';
import { createControlTokens } from './orders/control-token.ts';
import { openApi } from './openapi/openapi.ts';
import { createOrderPlacer } from './orders/place-order.ts';
import { POLLING } from './orders/poll-orders.ts';
import type { Polling } from './orders/poll-orders.ts';
import { createOrderRefresher } from './orders/refresh-orders.ts';
import type { Provider } from './provider.ts';
import { watchProvider } from './quotes/health.ts';
import type { ProviderHealth } from './quotes/health.ts';
import { createRateTokens } from './quotes/rate-token.ts';
import { createShownOffers } from './quotes/shown-offers.ts';
import { StoreFault } from './store/database.ts';
import type { OrderStore } from './store/order-store.ts';
import { addActionRoutes } from './wire/action-routes.ts';
import { followSwitches } from './quotes/follow-switches.ts';
import { addCurrencyRoutes, addOlderCurrencyRoutes } from './wire/currency-routes.ts';
import { addEstimateRoutes } from './wire/estimate-routes.ts';
import { addListingRoutes } from './wire/listing-routes.ts';
import { addOrderRoutes } from './wire/order-routes.ts';

export type SwapGatewayOptions = {
  readonly providers: readonly Provider[];
  readonly store: OrderStore;
  readonly log: (problem: string) => void;
  readonly now?: () => number;
  /** Time that an estimate waits for the providers. */
  readonly estimateDeadlineMs?: number;
  readonly polling?: Polling;
};

/** The exchange calls of the site, answered by providers. */
export type SwapGateway = {
  /** Routes below `/public-v1`, `/public-v1.1`, `/public-v2`, `/account` and `/content`. */
  readonly plugin: FastifyPluginAsync;
  /** Reads running orders from now on. */
  readonly start: () => void;
  /** Ends running reads and closes the store. Close the server first. */
  readonly stop: () => Promise<void>;
  readonly health: () => readonly ProviderHealth[];
  /** Orders by provider and status. */
  readonly counts: OrderStore['counts'];
  /** Stops offers and new orders of a provider on every server of the store; running orders continue. False: unknown ID. */
  readonly switchOff: (provider: string, isOff: boolean, by: string) => Promise<boolean>;
};

/** The page waits five seconds. */
const DEADLINE_MS = 3_000;

const answerFailures = (app: FastifyInstance, log: SwapGatewayOptions['log']): void => {
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

/** Keeps every digit of numbers in bodies. */
const parseBodiesExactly = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, quoteLongNumbers(body), done);
  });
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
];

/** Builds the gateway from its providers and its store. Rejects with `StoreFault` if the store cannot be read. */
export const createSwapGateway = async (options: SwapGatewayOptions): Promise<SwapGateway> => {
  const { store, log, now = Date.now, estimateDeadlineMs = DEADLINE_MS, polling = POLLING } = options;
  const providers = options.providers.map((provider) => watchProvider(provider, now));
  for (const { id, capabilities } of options.providers)
    if (capabilities.offers.length === 0)
      log(`${id} makes no offers: it needs the IP address of visitors, and this server does not share it`);
  const refresher = createOrderRefresher({
    store,
    providers,
    now,
    log,
    deadlineMs: estimateDeadlineMs,
    polling,
  });
  const parts: GatewayParts = {
    providers,
    catalogue: createCatalogue(options.providers, { now, log }),
    shownOffers: createShownOffers(now),
    rateTokens: createRateTokens(await store.secret('rate-tokens')),
    controlTokens: createControlTokens(await store.secret('control-tokens')),
    store,
    refresher,
    placeOrder: createOrderPlacer({ store, now, log, firstPollMs: polling.firstMs }),
    estimateDeadlineMs,
    now,
    log,
  };
  const switches = followSwitches({ providers, store, log });
  await switches.read();
  return {
    plugin: async (app) => {
      answerFailures(app, log);
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
    },
    start: () => {
      refresher.start();
      switches.start();
    },
    stop: async () => {
      await Promise.all([refresher.stop(), switches.stop()]);
      await store.close();
    },
    health: () => providers.map(({ health }) => health()),
    counts: store.counts,
    switchOff: switches.change,
  };
};
