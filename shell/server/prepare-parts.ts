import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';
import { registerExtraLanguages } from '@coinlane/shared-contracts/values';

import { createPageIds, createRemoteHealth } from './releases/beacons/index.ts';
import type { PageIds, RemoteHealth } from './releases/beacons/index.ts';
import { partOfVersion } from './releases/variants/index.ts';
import { createPreviewLinks } from './releases/overrides/index.ts';
import type { PreviewLinks } from './releases/overrides/index.ts';
import { createVersionSelector } from './releases/version-selector.ts';
import type { VersionSelector } from './releases/version-selector.ts';
import { loadCsrfSecret } from './http/config/index.ts';
import type { ShellConfig } from './http/config/index.ts';
import { createApp } from './http/create-app.ts';
import { createMetricsServer, createSiteMetrics } from './http/metrics/index.ts';
import type { MetricsServer, SiteMetrics } from './http/metrics/index.ts';
import { openTraces } from './http/tracing/index.ts';
import type { Traces } from './http/tracing/index.ts';
import { createRenderProcess } from './pages/fragments/index.ts';
import type { RenderProcess } from './pages/fragments/index.ts';
import { prepareLedger } from './releases/ledger/index.ts';
import type { PreparedLedger } from './releases/ledger/index.ts';
import { loadBlocksBuild } from './pages/blocks/index.ts';
import type { BlocksBuild } from './pages/blocks/index.ts';
import { createChromeHealth, createFragmentHealth } from './http/operations/index.ts';
import type { ChromeHealth, FragmentHealth } from './http/operations/index.ts';
import { toPublicConfig } from './http/config/public-config.ts';
import {
  createArtifactStore,
  ledgerSource,
  loadShellBuild,
  moreLanguagesOf,
  watchComposition,
} from './releases/remotes/index.ts';
import type { ArtifactStore, CompositionWatch, ReleaseSource, ShellBuild } from './releases/remotes/index.ts';
import { loadWidgetScript } from './pages/widget/index.ts';
import { createOperatorMail } from './calls/operator-mail.ts';
import { startProviders } from './calls/providers.ts';
import type { RunningProviders } from './calls/providers.ts';
import { startSandbox } from './calls/sandbox.ts';
import type { RunningSandbox } from './calls/sandbox.ts';

/** Parts of a server, before routes are added. */
export type Parts = {
  readonly config: ShellConfig;
  readonly publicConfig: PublicConfig;
  readonly app: FastifyInstance;
  readonly artifacts: ArtifactStore;
  readonly watch: CompositionWatch;
  readonly versionSelector: VersionSelector;
  readonly previews: PreviewLinks;
  readonly shell: ShellBuild;
  /** Null if the shell was built without blocks. */
  readonly blocks: BlocksBuild | null;
  /** Script for pages with the widget. Null if the shell was built without it. */
  readonly widgetScript: Buffer | null;
  readonly pool: RenderProcess;
  readonly sandbox: RunningSandbox | null;
  /** Null without `PROVIDERS`. */
  readonly providers: RunningProviders | null;
  readonly csrfSecret: string;
  readonly chrome: ChromeHealth;
  readonly fragments: FragmentHealth;
  readonly health: RemoteHealth;
  readonly pageIds: PageIds;
  /** Null without `METRICS_PORT`. */
  readonly metrics: (SiteMetrics & MetricsServer) | null;
  /** Null without an endpoint for traces. */
  readonly traces: Traces | null;
  readonly ledger: PreparedLedger;
};

const metricsOf = ({ metrics: address }: ShellConfig, watch: CompositionWatch): Parts['metrics'] => {
  if (address === null) return null;
  const metrics = createSiteMetrics(isLiveIn({ watch }));
  return { ...metrics, ...createMetricsServer(metrics, address) };
};

export type ShellServerOptions = {
  /** Source of releases. Default: the ledger at `LEDGER_STORE`. */
  readonly source?: ReleaseSource;
  /** Time limit of a fragment. Default: that of the render pool. */
  readonly fragmentLimitMs?: number;
};

/** Reads the built shell, opens the ledger, and starts the sandbox if it is enabled. Rejects with an error message. */
export const prepareParts = async (config: ShellConfig, options: ShellServerOptions): Promise<Parts> => {
  const source = options.source ?? ledgerSource(config.ledger.store, config.ledger.environment);
  const app = await createApp(config);
  const log = (problem: string): void => app.log.error(problem);
  const artifacts = createArtifactStore(join(config.dataDir, 'cache', 'br'));
  const shell = await loadShellBuild(config.shellDist, artifacts, join(config.dataDir, 'cache', 'shell'));
  registerExtraLanguages(moreLanguagesOf(shell.messages.languages));
  const blocks = await loadBlocksBuild(config.shellDist, shell.version, artifacts);
  const watch = watchComposition({ source, artifacts, dataDir: config.dataDir, log, shell });
  const metrics = metricsOf(config, watch);
  metrics?.watch(app);
  const traces = await openTraces(config);
  traces?.watch(app, { isInside: false });
  const csrfSecret = await loadCsrfSecret(config);
  const previews = createPreviewLinks(csrfSecret);
  const signingKey = process.env['LEDGER_SIGNING_KEY'];
  const ledger = await prepareLedger(config, { csrfSecret, log, signingKey });
  return {
    config,
    publicConfig: toPublicConfig(config),
    chrome: createChromeHealth(),
    pageIds: createPageIds(csrfSecret),
    fragments: createFragmentHealth(),
    health: createRemoteHealth({
      ...config.ledger,
      guardMinimum: config.guardMinimum,
      webhook: config.webhook,
      mail: createOperatorMail(config),
      live: watch.current,
      notify: watch.notify,
      log,
    }),
    metrics,
    traces,
    app,
    artifacts,
    watch,
    versionSelector: createVersionSelector({
      config,
      watch,
      source,
      previews,
      localFolder: join(config.dataDir, 'cache', 'local'),
      isOperator: ledger.access.holdsOpsToken,
      isIssuerValid: ledger.access.isValidFor,
    }),
    shell,
    blocks,
    widgetScript: await loadWidgetScript(config.shellDist),
    pool: createRenderProcess(log, options.fragmentLimitMs),
    sandbox: config.isSandbox ? await startSandbox(config, app, traces) : null,
    providers: config.providers.length > 0 ? await startProviders(config, app, traces) : null,
    previews,
    csrfSecret,
    ledger,
  };
};

/** Settings of CSRF tokens and their cookie. */
export const csrfOf = ({ config, csrfSecret }: Parts) => ({
  secret: csrfSecret,
  isHttps: config.publicOrigin.startsWith('https:'),
});

/** Whether pages can run a version. */
export const isLiveIn =
  ({ watch }: Pick<Parts, 'watch'>) =>
  (remote: string, version: string): boolean =>
    partOfVersion(watch.current(), remote, version) !== null;

/** Whether new pages run a version. False for a previous version, although an open page can still run it. */
const isServedIn =
  ({ watch }: Pick<Parts, 'watch'>) =>
  (name: string, version: string): boolean => {
    const remote = watch.current()?.remotes.get(name);
    return [remote?.stable, remote?.canary?.loaded].some((it) => it?.release.version === version);
  };

/** Problems of the running parts, for the readiness check. */
export const problemsOf = (parts: Parts): readonly string[] => [
  ...parts.watch.problems(),
  ...parts.chrome.problems(),
  ...parts.pool.problems(),
  ...parts.fragments.problems(isServedIn(parts)),
  ...parts.health.problems(),
];
