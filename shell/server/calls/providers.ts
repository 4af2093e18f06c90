import { join } from 'node:path';

import fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';

import type { ContentOptions } from '@coinlane/sandbox-api/content';
import type { SwapGateway } from '@coinlane/swap-gateway';

import type { ShellConfig } from '../http/config/index.ts';
import { loggerOptions } from '../http/logger-options.ts';
import type { MetricSources } from '../http/metrics/index.ts';
import type { Traces } from '../http/tracing/index.ts';
import type { ProviderControl } from '../releases/ledger/index.ts';
import { isPageOffered } from './offered-pages.ts';
import { isTextServed, unavailableFeatures } from './unavailable-features.ts';

/** The exchange services, served by swap providers. */
export type RunningProviders = {
  readonly upstreams: ShellConfig['upstreams'];
  /** For the metrics. */
  readonly metrics: MetricSources['providers'];
  readonly control: ProviderControl;
  /** Public keys of the receipts of orders. */
  readonly receiptKeys: SwapGateway['receiptKeys'];
  readonly fitsControl: SwapGateway['fitsControl'];
  /** Adds the pages that end e-mails about an order, and that give control over it. */
  readonly addPages: (app: FastifyInstance) => void;
  readonly close: () => Promise<void>;
};

const SERVED = ['public-v1', 'public-v1.1', 'public-v2', 'account', 'content', 'push'] as const;

const controlOf = ({
  health,
  counts,
  messages,
  nodes,
  falseReportsOf,
  trackRecordOf,
  switchOff,
}: SwapGateway): ProviderControl => ({
  states: async () => {
    const all = await counts();
    return health().map((provider) => ({
      ...provider,
      falseReports: falseReportsOf(provider.id),
      trackRecord: trackRecordOf(provider.id),
      orders: Object.fromEntries(
        all.filter(({ provider: id }) => id === provider.id).map(({ status, count }) => [status, count]),
      ),
    }));
  },
  messages,
  nodes,
  switchOff,
});

/** Texts that mention only what the site offers. */
const contentOf = (config: ShellConfig): ContentOptions => {
  const unavailable = unavailableFeatures(config);
  return {
    isOffered: (path) => isPageOffered(path, unavailable),
    isServed: isTextServed(config),
    supportEmail: config.supportEmail,
  };
};

/**
 * Starts the swap gateway and the content pages on a local port for this server only. Rejects if the order
 * database is unusable.
 */
export const startProviders = async (
  config: ShellConfig,
  app: FastifyInstance,
  traces: Traces | null,
): Promise<RunningProviders> => {
  const { createProvider, createSwapGateway, loadReceiptKey, openStore } =
    await import('@coinlane/swap-gateway');
  const { contentPlugin } = await import('@coinlane/sandbox-api/content');
  const { addRecoverRoutes, addUnsubscribeRoutes, createNotices } = await import('./notices/index.ts');
  const log = (problem: string): void => app.log.warn(problem);
  const { databaseUrl, dataDir, nodes, providers, publicOrigin, receiptKey, webhook } = config;
  const folder = join(dataDir, 'orders');
  const store = await openStore({ databaseUrl, folder }, log);
  const notices = await createNotices(config, store, log);
  const gateway = await createSwapGateway({
    providers: providers.map((settings) => createProvider(settings, Date.now, traces?.fetchOf(settings.id))),
    store,
    senders: notices.senders,
    pushPublicKey: notices.pushPublicKey,
    receipts: { site: publicOrigin, key: receiptKey ?? (await loadReceiptKey(folder)) },
    ...(webhook === null ? {} : { webhook }),
    nodes,
    log,
  });
  const inside = fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
  });
  traces?.watch(inside, { isInside: true });
  await inside.register(gateway.plugin);
  const content = contentPlugin(contentOf(config));
  await inside.register(content, { prefix: '/content' });
  await notices.addForms(inside);
  const url = await inside.listen({ port: 0, host: '127.0.0.1' });
  gateway.start();
  const sharesVisitorIp = config.providers.some((provider) => provider.sharesVisitorIp);
  const served = config.mail === null ? SERVED : ([...SERVED, 'frontend'] as const);
  const own = served.map((service) => {
    const receivesVisitorIp = sharesVisitorIp && service === 'public-v1.1';
    return [service, { baseUrl: `${url}/${service}`, key: null, receivesVisitorIp }] as const;
  });
  return {
    upstreams: { ...config.upstreams, ...Object.fromEntries(own) },
    metrics: { health: gateway.health, orders: gateway.counts, messages: gateway.messages },
    control: controlOf(gateway),
    ...{ receiptKeys: gateway.receiptKeys, fitsControl: gateway.fitsControl },
    addPages: (site) => {
      const { brand, hasCallLimits: hasLimits } = config;
      const { recovery } = notices;
      addUnsubscribeRoutes(site, { brand, ...notices.unsubscribing });
      if (recovery !== null) addRecoverRoutes(site, { brand, hasLimits, recovery });
    },
    close: async () => {
      await inside.close();
      await gateway.stop();
    },
  };
};
