import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { folderStore } from '@coinlane/release-ledger';
import { SERVICES } from '@coinlane/shared-contracts/api';

import type { ShellConfig } from './http/config/index.ts';
import { createShellServer } from './create-shell-server.ts';
import type { ShellServer } from './create-shell-server.ts';
import { aStore, writeShellDist } from './releases/remotes/release-folder.fixture.ts';
import type { FakeRelease, FakeStore } from './releases/remotes/release-folder.fixture.ts';

export type TestSite = {
  readonly server: ShellServer;
  readonly store: FakeStore;
  readonly folder: string;
  readonly config: ShellConfig;
  readonly close: () => Promise<void>;
};

type Settings = {
  readonly upstream?: string;
  readonly config?: Partial<ShellConfig>;
  readonly chrome?: string;
  readonly isStoreDown?: boolean;
  /** Time limit of a fragment. Default: so long that a busy machine does not exceed it. */
  readonly fragmentLimitMs?: number;
};

const PATIENT_MS = 60_000;

/** Configuration for tests. All services are at `upstream`. */
export const aConfig = (folder: string, shellDist: string, upstream: string): ShellConfig => ({
  port: 0,
  host: '127.0.0.1',
  dataDir: join(folder, 'data'),
  isProduction: false,
  ledger: { store: folderStore(join(folder, 'ledger')), environment: 'test' },
  trustedProxies: [],
  overrides: { isForEverybody: true, mayBeLocal: false },
  guardMinimum: 5,
  operatorSignIn: null,
  shellDist,
  publicOrigin: 'https://coinlane.example',
  brand: 'Coinlane',
  supportEmail: 'support@coinlane.example',
  hostName: 'coinlane.example',
  errorReportDsn: '',
  checkoutHosts: [],
  analyticsUrl: '',
  liveChatUrl: '',
  csrfSecret: 's'.repeat(32),
  blockOrigins: [],
  captcha: null,
  messaging: {
    vapid: { publicKey: null, privateKey: null, subject: null },
    botToken: null,
    miniAppOrigins: [],
  },
  isSandbox: false,
  sandboxControlToken: null,
  providers: [],
  nodes: [],
  testCoins: null,
  databaseUrl: null,
  receiptKey: null,
  webhook: null,
  mail: null,
  hasReviews: false,
  upstreams: Object.fromEntries(
    SERVICES.map((service) => [service, { baseUrl: upstream, key: 'secret-key' }]),
  ),
  hasCallLimits: true,
  logLevel: 'silent',
  heapDumpPercent: 0,
  metrics: null,
  traces: null,
});

/** A site with an in-memory store and a shell in a temporary folder. */
export const aSite = async (releases: readonly FakeRelease[], settings: Settings = {}): Promise<TestSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'shell-server-'));
  const shellDist = await writeShellDist(folder, settings.chrome);
  const store = aStore(releases);
  store.isDown = settings.isStoreDown ?? false;
  const config = {
    ...aConfig(folder, shellDist, settings.upstream ?? 'http://127.0.0.1:1'),
    ...settings.config,
  };
  const server = await createShellServer(config, {
    source: store,
    fragmentLimitMs: settings.fragmentLimitMs ?? PATIENT_MS,
  });
  return {
    server,
    store,
    folder,
    config,
    close: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
