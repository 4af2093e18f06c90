import { join } from 'node:path';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';
import type { Language } from '@coinlane/shared-contracts/values';

import { addPageRoutes, composePage } from './compose/index.ts';
import { loadCsrfSecret } from './config/index.ts';
import type { ShellConfig } from './config/index.ts';
import { createApp } from './create-app.ts';
import { createRenderPool } from './fragments/index.ts';
import type { RenderPool } from './fragments/index.ts';
import { addGatewayRoutes, addI18nRoutes, createAskService, sandboxNamespaceOf } from './gateway/index.ts';
import { addLedgerRoutes, prepareLedger } from './ledger/index.ts';
import type { PreparedLedger } from './ledger/index.ts';
import { addBrandRoutes, addHealthRoutes, createDrain } from './operations/index.ts';
import {
  addArtifactRoutes,
  createArtifactShelf,
  ledgerSource,
  loadShellBuild,
  watchComposition,
} from './remotes/index.ts';
import type {
  ArtifactShelf,
  CompositionWatch,
  MessageTree,
  ReleaseSource,
  ShellBuild,
} from './remotes/index.ts';
import { connectOriginsOf, toPublicConfig } from './public-config.ts';
import { startSandbox } from './sandbox/index.ts';
import type { RunningSandbox } from './sandbox/index.ts';
import { addCspReportIntake } from './security/index.ts';

/** The site as a server. */
export type ShellServer = {
  /** For `inject` in tests; nobody else needs it. */
  readonly app: FastifyInstance;
  /** Listens; resolves with the address. */
  readonly start: () => Promise<{ readonly url: string }>;
  /** Looks at the ledger at once instead of at the next poll. */
  readonly notify: () => Promise<void>;
  /** Finishes the requests in flight, at most 10 s, then closes everything. May be called again. */
  readonly stop: () => Promise<void>;
};

export type ShellServerOptions = {
  /** Where releases come from; default: the ledger at `LEDGER_STORE`. */
  readonly source?: ReleaseSource;
};

const DRAIN_LIMIT_MS = 10_000;
const GATEWAY_TIMEOUT_MS = 65_000;
/** Pages the browser shell renders by itself, never in production. */
const SHELL_PAGES = ['/__ui'];

type Parts = {
  readonly config: ShellConfig;
  readonly publicConfig: PublicConfig;
  readonly app: FastifyInstance;
  readonly shelf: ArtifactShelf;
  readonly watch: CompositionWatch;
  readonly shell: ShellBuild;
  readonly pool: RenderPool;
  readonly sandbox: RunningSandbox | null;
  readonly csrfSecret: string;
  readonly chrome: ChromeHealth;
  readonly ledger: PreparedLedger;
};

const namespacesOf =
  ({ shell, watch }: Parts) =>
  (language: Language): ReadonlyMap<string, MessageTree> => {
    const remotes = [...(watch.current()?.remotes.values() ?? [])];
    return new Map<string, MessageTree>([
      ...remotes.map(({ stable }) => [stable.release.namespace, stable.messages[language]] as const),
      ['shell', shell.messages[language]] as const,
    ]);
  };

const addPages = (parts: Parts, upstreams: () => ShellConfig['upstreams']): void => {
  const { app, config, publicConfig, shell, watch, pool, csrfSecret } = parts;
  const sandboxNamespace = (request: FastifyRequest) =>
    config.isSandbox ? sandboxNamespaceOf(request) : null;
  addPageRoutes(app, {
    compose: composePage({
      config: publicConfig,
      origin: config.publicOrigin,
      upstreams,
      shell,
      live: watch.current,
      render: pool.render,
      log: (problem, message) => app.log.error(problem, message),
      onChrome: parts.chrome.tell,
    }),
    deployed: () => ({ revision: watch.current()?.revision ?? 0, shellVersion: shell.version }),
    config: publicConfig,
    csrf: { secret: csrfSecret, isHttps: config.publicOrigin.startsWith('https:') },
    connectOrigins: connectOriginsOf(publicConfig, config),
    sandboxNamespace,
    shellPages: config.isProduction ? [] : SHELL_PAGES,
  });
};

/** Whether the last page had its chrome: a server that cannot draw it is not ready, whatever the ledger says. */
type ChromeHealth = {
  readonly tell: (problem: string | null) => void;
  readonly problems: () => readonly string[];
};

const createChromeHealth = (): ChromeHealth => {
  let last: string | null = null;
  return {
    tell: (problem) => {
      last = problem;
    },
    problems: () => (last === null ? [] : ['the chrome of pages cannot be rendered']),
  };
};

const addRoutes = (parts: Parts) => {
  const { app, config, shelf, watch, sandbox, csrfSecret } = parts;
  const upstreams = () => sandbox?.upstreams ?? config.upstreams;
  const service = createAskService();
  const drain = createDrain(app);
  const reports = addCspReportIntake(app);
  addHealthRoutes(app, () => ({
    revision: watch.current()?.revision ?? null,
    problems: [...watch.problems(), ...parts.chrome.problems()],
    cspReports: reports.count(),
    isDraining: drain.isDraining(),
  }));
  addBrandRoutes(app, config.brand);
  addArtifactRoutes(app, shelf);
  addI18nRoutes(app, namespacesOf(parts));
  addGatewayRoutes(app, {
    upstreams,
    ask: service.ask,
    csrfSecret,
    publicOrigin: config.publicOrigin,
    sandboxNamespace: (request) => (config.isSandbox ? sandboxNamespaceOf(request) : null),
    timeoutMs: GATEWAY_TIMEOUT_MS,
  });
  addLedgerRoutes(app, {
    ...parts.ledger,
    served: () => watch.current()?.revision ?? null,
    notify: watch.notify,
    isDraining: drain.isDraining,
  });
  addPages(parts, upstreams);
  return { drain, service };
};

const prepare = async (config: ShellConfig, { source }: ShellServerOptions): Promise<Parts> => {
  const app = await createApp(config);
  const log = (problem: string): void => app.log.error(problem);
  const shelf = createArtifactShelf(join(config.dataDir, 'cache', 'br'));
  const shell = await loadShellBuild(config.shellDist, shelf, join(config.dataDir, 'cache', 'shell'));
  const watch = watchComposition({
    source: source ?? ledgerSource(config.ledger.store, config.ledger.environment),
    shelf,
    dataDir: config.dataDir,
    log,
  });
  const csrfSecret = await loadCsrfSecret(config);
  const signingKey = process.env['LEDGER_SIGNING_KEY'];
  return {
    config,
    publicConfig: toPublicConfig(config),
    chrome: createChromeHealth(),
    app,
    shelf,
    watch,
    shell,
    pool: createRenderPool(log),
    sandbox: config.isSandbox ? await startSandbox(config, app) : null,
    csrfSecret,
    ledger: await prepareLedger(config, { csrfSecret, log, signingKey }),
  };
};

/** Builds the server from its configuration. Rejects with words when the built shell is not there. */
export const createShellServer = async (
  config: ShellConfig,
  options: ShellServerOptions = {},
): Promise<ShellServer> => {
  const parts = await prepare(config, options);
  const { app, watch, pool, shelf, sandbox } = parts;
  const { drain, service } = addRoutes(parts);
  await watch.start();

  const close = async (): Promise<void> => {
    await drain.run(DRAIN_LIMIT_MS);
    watch.stop();
    service.close();
    await app.close();
    await Promise.all([pool.stop(), shelf.stop(), sandbox?.close()]);
  };
  let closing: Promise<void> | null = null;
  return {
    app,
    start: async () => ({ url: await app.listen({ port: config.port, host: config.host }) }),
    notify: watch.notify,
    stop: () => {
      closing ??= close();
      return closing;
    },
  };
};
