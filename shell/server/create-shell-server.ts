import type { FastifyInstance } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';

import type { Language } from '@coinlane/shared-contracts/values';

import { addDiscovery } from './pages/add-discovery.ts';
import { addBeaconRoutes } from './releases/beacons/index.ts';
import { addBlockRoutes, openArtifacts } from './pages/blocks/index.ts';
import type { ShellConfig } from './http/config/index.ts';
import { addOwnOrderRoutes } from './calls/notices/own-order-routes.ts';
import { addGatewayRoutes, addI18nRoutes, createServiceClient } from './calls/gateway/index.ts';
import { watchOwnHeap } from './http/heap/index.ts';
import { addLedgerRoutes, createShellRecorder } from './releases/ledger/index.ts';
import { addMiniAppRoutes } from './pages/mini-app/index.ts';
import { addOperations } from './add-operations.ts';
import { addPages } from './add-pages.ts';
import { addBrandRoutes, createDrain } from './http/operations/index.ts';
import { addLocalFiles } from './releases/overrides/index.ts';
import { csrfOf, prepareParts } from './prepare-parts.ts';
import type { Parts, ShellServerOptions } from './prepare-parts.ts';
import { addArtifactRoutes, liveShells, mergeMessages } from './releases/remotes/index.ts';
import type { MessageTree } from './releases/remotes/index.ts';
import { createForeignPages, ensureCsrfCookie } from './http/security/index.ts';
import { untraced } from './calls/trace-call.ts';
import { addWorkerRoutes, pushKeyOf } from './pages/service-worker/index.ts';
import { addCompositionRoute, pageFactsOf, partOfVersion } from './releases/variants/index.ts';
import { addWidgetRoutes } from './pages/widget/index.ts';

/** The server of the site. */
export type ShellServer = {
  /** Starts to listen. Resolves with the URLs of the site and of its metrics. */
  readonly app: FastifyInstance;
  /** Listens. Resolves with the URLs of the site and of its metrics. */
  readonly start: () => Promise<{ readonly url: string; readonly metricsUrl: string | null }>;
  /** Reads the ledger at once, instead of at the next poll. */
  readonly notify: () => Promise<void>;
  /** Finishes pending requests within 10 s, then closes everything. Idempotent. */
  readonly stop: () => Promise<void>;
};

const DRAIN_LIMIT_MS = 20_000;
const GATEWAY_TIMEOUT_MS = 65_000;
/** Texts of the shell by namespace. Texts of the live shell take precedence over those that only its canary has. */
const shellTexts = ({ shell, watch }: Parts, language: Language): ReadonlyMap<string, MessageTree> => {
  const released = liveShells(watch.current());
  const texts = new Map<string, MessageTree>();
  for (const { messages, later } of (released.length === 0 ? [shell] : released).toReversed())
    for (const [name, each] of [['shell', messages] as const, ...later])
      texts.set(name, mergeMessages(texts.get(name) ?? {}, each.in(language)));
  return texts;
};

const namespacesOf =
  (parts: Parts) =>
  (language: Language): ReadonlyMap<string, MessageTree> => {
    const remotes = [...(parts.watch.current()?.remotes.values() ?? [])];
    return new Map<string, MessageTree>([
      ...remotes.map(({ stable }) => [stable.release.namespace, stable.messages.in(language)] as const),
      ...shellTexts(parts, language),
    ]);
  };

/** Adds the mini-app of a messaging app, and the service worker for notifications. */
const addMessaging = ({ app, config }: Parts, upstreams: () => ShellConfig['upstreams']): void => {
  addMiniAppRoutes(app, config.messaging);
  addWorkerRoutes(app, {
    brand: config.brand,
    pushKey: pushKeyOf(config.messaging.vapid.publicKey, () => upstreams().push),
  });
};

const ledgerPortsOf = ({ current, problems, notify }: Parts['watch']) => ({
  served: () => current()?.revision ?? null,
  problems,
  notify,
});

/** Adds the route for beacons of pages about their remotes. */
const addHealthReports = (parts: Parts): void => {
  const { app, config, watch, versionSelector, csrfSecret } = parts;
  addBeaconRoutes(app, {
    publicOrigin: config.publicOrigin,
    secret: csrfSecret,
    pageIds: parts.pageIds,
    servedRevision: () => watch.current()?.revision ?? null,
    partOf: (remote, version) => partOfVersion(watch.current(), remote, version),
    factsFor: async (request) => {
      const variant = await versionSelector.forApi(request);
      return E.isLeft(variant) ? null : pageFactsOf(variant.right);
    },
    take: parts.health.take,
    ensureCsrf: (request, reply) => ensureCsrfCookie(request, reply, csrfOf(parts)),
  });
};

const addRoutes = (parts: Parts) => {
  const { app, config, artifacts, watch, versionSelector, sandbox, providers, csrfSecret } = parts;
  const upstreams = () => (sandbox ?? providers)?.upstreams ?? config.upstreams;
  const trace = parts.traces?.call ?? untraced;
  const service = createServiceClient(trace);
  const foreignPages = createForeignPages(config.blockOrigins);
  openArtifacts(app, config.blockOrigins.length > 0);
  const drain = createDrain(app);
  addOperations(parts, drain.isDraining);
  addBrandRoutes(app, config.brand, config.publicOrigin);
  addDiscovery(app, { config, upstreams, trace, messages: namespacesOf(parts), providers });
  addMessaging(parts, upstreams);
  providers?.addPages(app);
  if (config.overrides.mayBeLocal) addLocalFiles(app, versionSelector.overrides.askedBy);
  addArtifactRoutes(app, artifacts, versionSelector.seekFile);
  addCompositionRoute(app, {
    live: watch.current,
    variantOf: versionSelector.forApi,
    ensureCsrf: (request, reply) => ensureCsrfCookie(request, reply, csrfOf(parts)),
  });
  addHealthReports(parts);
  addI18nRoutes(app, namespacesOf(parts));
  addGatewayRoutes(app, {
    upstreams,
    foreignPages,
    hasLimits: config.hasCallLimits,
    ask: service.ask,
    csrfSecret,
    publicOrigin: config.publicOrigin,
    sandboxNamespace: (request) => sandbox?.namespaceOf(request) ?? null,
    timeoutMs: GATEWAY_TIMEOUT_MS,
  });
  if (parts.blocks !== null)
    addBlockRoutes(app, {
      build: parts.blocks,
      live: watch.current,
      config: parts.publicConfig,
      messages: (language) => parts.shell.messages.in(language),
      foreignPages,
    });
  addWidgetRoutes(app, parts.widgetScript);
  addOwnOrderRoutes(app, { brand: config.brand, fitsControl: providers?.fitsControl ?? null });
  addLedgerRoutes(app, {
    ...parts.ledger,
    ...ledgerPortsOf(watch),
    health: parts.health.health,
    providers: providers?.control ?? null,
    previews: parts.previews,
    publicOrigin: config.publicOrigin,
    isDraining: drain.isDraining,
  });
  addPages(parts, upstreams);
  return { drain, service };
};

/** Builds the server from its configuration. Rejects if there is no built shell. */
export const createShellServer = async (
  config: ShellConfig,
  options: ShellServerOptions = {},
): Promise<ShellServer> => {
  const parts = await prepareParts(config, options);
  const { app, watch, pool, artifacts, sandbox, metrics } = parts;
  const { drain, service } = addRoutes(parts);
  const shellRecorder = createShellRecorder({ ...parts.ledger, log: (problem) => app.log.error(problem) });
  // with an injected source, as in a smoke test, the shell is not recorded in the ledger
  const recording = options.source === undefined ? shellRecorder.start() : Promise.resolve();
  await Promise.all([watch.start(), recording]);
  parts.health.start();
  const heap = watchOwnHeap(config, (facts, message) => app.log.error(facts, message));
  heap.start();

  const close = async (): Promise<void> => {
    await drain.run(DRAIN_LIMIT_MS);
    await watch.stop();
    shellRecorder.stop();
    heap.stop();
    await parts.health.stop();
    service.close();
    await app.close();
    await metrics?.stop();
    await Promise.all([pool.stop(), artifacts.stop(), sandbox?.close(), parts.providers?.close()]);
    await parts.traces?.stop();
  };
  let closing: Promise<void> | null = null;
  return {
    app,
    start: async () => {
      const metricsUrl = (await metrics?.start()) ?? null;
      return { url: await app.listen({ port: config.port, host: config.host }), metricsUrl };
    },
    notify: watch.notify,
    stop: () => (closing ??= close()),
  };
};
