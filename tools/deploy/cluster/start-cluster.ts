import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { RemoteVersion } from '@coinlane/release-ledger';

import { SERVICES } from '../../../shared-contracts/src/api/service.ts';
import { fillStore, openStore } from './fill-store.ts';
import { startProcess } from './own-process.ts';
import { runLedger } from './run-ledger.ts';
import type { LedgerRun } from './run-ledger.ts';
import { startBucket } from './start-bucket.ts';
import type { ClusterStore } from './start-bucket.ts';
import { startNginx } from './start-nginx.ts';
import { startShellServer } from './start-shell-server.ts';
import type { ClusterServer } from './start-shell-server.ts';

const ENV = 'production';
const SERVERS = 2;
const CSRF_SECRET = 'the-same-on-every-server-of-a-cluster';

/** Two shell servers behind nginx, on one store and one set of services. */
export type Cluster = {
  /** nginx: what visitors know. */
  readonly origin: string;
  readonly servers: readonly ClusterServer[];
  readonly store: ClusterStore;
  /** Where the services' control is: `<url>/__sandbox/…`. */
  readonly sandboxUrl: string;
  /** What was live first. */
  readonly remotes: readonly RemoteVersion[];
  readonly ledger: (...args: readonly string[]) => Promise<LedgerRun>;
  readonly stop: () => Promise<void>;
};

export type ClusterPlan = {
  readonly store: 'folder' | 's3';
  /** The first of five ports: nginx, two servers, the services, the bucket. */
  readonly firstPort: number;
  /** More variables for the servers. */
  readonly variables?: Readonly<Record<string, string>>;
};

const folderAsStore = (folder: string): ClusterStore => ({
  url: join(folder, 'ledger'),
  variables: {},
  close: () => Promise.reject(new Error('a folder cannot be taken away')),
  open: () => Promise.resolve(),
  stop: () => Promise.resolve(),
});

const startServices = async (port: number, dataDir: string) => {
  const services = await startProcess({
    file: process.execPath,
    args: ['sandbox-api/src/main.ts'],
    variables: { PORT: String(port), DATA_DIR: dataDir },
    isReady: (said) => said.includes('Sandbox:'),
  });
  return { services, url: `http://127.0.0.1:${String(port)}/sandbox` };
};

const upstreamsAt = (sandboxUrl: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    SERVICES.map((service) => [
      `UPSTREAM_${service.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`,
      `${sandboxUrl}/${service}`,
    ]),
  );

type ServerPlaces = {
  readonly folder: string;
  readonly origin: string;
  readonly store: ClusterStore;
  readonly sandboxUrl: string;
  readonly ports: readonly number[];
  readonly variables: Readonly<Record<string, string>>;
};

const startServers = ({ folder, origin, store, sandboxUrl, ports, variables }: ServerPlaces) =>
  Promise.all(
    ports.map((port) =>
      startShellServer({
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_ORIGIN: origin,
        DATA_DIR: join(folder, `server-${String(port)}`),
        LEDGER_STORE: store.url,
        LEDGER_ENV: ENV,
        CSRF_SECRET,
        LOG_LEVEL: 'fatal',
        ...upstreamsAt(sandboxUrl),
        ...store.variables,
        ...variables,
      }),
    ),
  );

/** Starts all of it on what is built; resolves when every server is ready. */
export const startCluster = async ({
  store: kind,
  firstPort,
  variables = {},
}: ClusterPlan): Promise<Cluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'coinlane-cluster-'));
  const ports = Array.from({ length: SERVERS }, (_, index) => firstPort + 1 + index);
  const origin = `http://localhost:${String(firstPort)}`;
  const store = kind === 's3' ? await startBucket(firstPort + SERVERS + 2) : folderAsStore(folder);
  const [{ services, url: sandboxUrl }, remotes] = await Promise.all([
    startServices(firstPort + SERVERS + 1, join(folder, 'services')),
    fillStore(openStore(store), ENV),
  ]);
  const servers = await startServers({ folder, origin, store, sandboxUrl, ports, variables });
  const nginx = await startNginx({ port: firstPort, serverPorts: ports });
  return {
    origin,
    servers,
    store,
    sandboxUrl,
    remotes,
    ledger: (...args) => runLedger(args, { LEDGER_STORE: store.url, LEDGER_ENV: ENV, ...store.variables }),
    stop: async () => {
      await nginx.stop();
      await Promise.all(servers.map((server) => server.stop()));
      await services.end('SIGTERM');
      await store.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
