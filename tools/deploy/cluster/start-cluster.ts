import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { RemoteVersion } from '@coinlane/release-ledger';

import { SERVICES } from '../../../shared-contracts/src/api/service.ts';
import { fillStore, openStore, PRODUCTION } from './fill-store.ts';
import { startProcess } from './own-process.ts';
import { runLedger } from './run-ledger.ts';
import type { LedgerRun } from './run-ledger.ts';
import { startBucket } from './start-bucket.ts';
import type { ClusterStore } from './start-bucket.ts';
import { startNginx } from './start-nginx.ts';
import { startShellServer } from './start-shell-server.ts';
import type { ClusterServer } from './start-shell-server.ts';

const SERVERS = 2;
const CSRF_SECRET = 'the-same-on-every-server-of-a-cluster';

/** Two shell servers behind nginx, with one store and one set of services. */
export type Cluster = {
  /** Origin of nginx, for visitors. */
  readonly origin: string;
  readonly servers: readonly ClusterServer[];
  readonly store: ClusterStore;
  /** URL of the services' controls: `<url>/__sandbox/…`. */
  readonly sandboxUrl: string;
  /** Initially live versions. */
  readonly remotes: readonly RemoteVersion[];
  /** Access log of nginx. */
  readonly log: () => Promise<readonly string[]>;
  readonly ledger: (...args: readonly string[]) => Promise<LedgerRun>;
  readonly stop: () => Promise<void>;
};

export type ClusterPlan = {
  readonly store: 'folder' | 's3';
  /** First of five consecutive ports: nginx, two servers, the services, and the bucket. */
  readonly firstPort: number;
  /** Additional variables for the servers. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Folder of compressed files with which each server starts. */
  readonly compressed?: string;
};

const folderAsStore = (folder: string): ClusterStore => ({
  url: join(folder, 'ledger'),
  variables: {},
  close: () => Promise.reject(new Error('a folder cannot be taken offline')),
  open: () => Promise.resolve(),
  trouble: () => Promise.reject(new Error('a folder has no simulated faults')),
  stop: () => Promise.resolve(),
});

/** Starts the services of a cluster. */
export const startServices = async (port: number, dataDir: string) => {
  const services = await startProcess({
    file: process.execPath,
    args: ['sandbox-api/src/main.ts'],
    variables: { PORT: String(port), DATA_DIR: dataDir },
    isReady: (said) => said.includes('Sandbox:'),
  });
  return {
    stop: () => services.end('SIGTERM'),
    url: `http://127.0.0.1:${String(port)}/sandbox`,
    pid: services.child.pid,
  };
};

/** Variables that set all services to URLs below the given one. */
export const upstreamsAt = (sandboxUrl: string): Readonly<Record<string, string>> =>
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
  readonly variables: Readonly<Record<string, string>>;
};

const variablesOf = ({ folder, origin, store, sandboxUrl, variables }: ServerPlaces, port: number) => ({
  NODE_ENV: 'production',
  PORT: String(port),
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: origin,
  DATA_DIR: join(folder, `server-${String(port)}`),
  LEDGER_STORE: store.url,
  LEDGER_ENV: PRODUCTION,
  CSRF_SECRET,
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'fatal',
  // many visitors have the same address
  CALL_LIMITS: 'off',
  ...upstreamsAt(sandboxUrl),
  ...store.variables,
  ...variables,
});

const portsFrom = (first: number): readonly number[] =>
  Array.from({ length: SERVERS + 3 }, (_, index) => first + index);

type Stop = () => Promise<void>;

/** Stops all started parts, in reverse order. */
const createStops = () => {
  const stops: Stop[] = [];
  return {
    add: <A extends { readonly stop: Stop }>(started: A): A => {
      stops.unshift(started.stop);
      return started;
    },
    all: async (): Promise<void> => {
      for (const stop of stops.splice(0)) await stop();
    },
  };
};

type Stops = ReturnType<typeof createStops>;

/** Waits for all parts before it rejects, because a server that is still starting would not be stopped. */
const allOrThrow = async <A>(started: readonly Promise<A>[]): Promise<readonly A[]> => {
  await Promise.allSettled(started);
  return Promise.all(started);
};

const assemble = async (plan: ClusterPlan, folder: string, stops: Stops): Promise<Cluster> => {
  const { firstPort, variables = {}, compressed } = plan;
  const [frontPort = 0, servicesPort = 0, bucketPort = 0, ...ports] = portsFrom(firstPort);
  const origin = `http://localhost:${String(frontPort)}`;
  const store = stops.add(plan.store === 's3' ? await startBucket(bucketPort) : folderAsStore(folder));
  const remotes = await fillStore(openStore(store));
  const { url: sandboxUrl } = stops.add(await startServices(servicesPort, join(folder, 'services')));
  if (compressed !== undefined)
    for (const port of ports)
      await cp(compressed, join(folder, `server-${String(port)}`, 'cache/br'), { recursive: true });
  const places = { folder, origin, store, sandboxUrl, variables };
  const servers = await allOrThrow(
    ports.map(async (port) => stops.add(await startShellServer(variablesOf(places, port)))),
  );
  const nginx = stops.add(await startNginx({ port: frontPort, serverPorts: ports }));
  return {
    origin,
    servers,
    store,
    sandboxUrl,
    remotes,
    log: nginx.log,
    ledger: (...args) =>
      runLedger(args, { LEDGER_STORE: store.url, LEDGER_ENV: PRODUCTION, ...store.variables }),
    stop: stops.all,
  };
};

/**
 * Starts a cluster with the current builds. Resolves when all servers are ready. After a failure, stops the parts
 * that were started.
 */
export const startCluster = async (plan: ClusterPlan): Promise<Cluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'coinlane-cluster-'));
  const stops = createStops();
  stops.add({ stop: () => rm(folder, { recursive: true, force: true }) });
  try {
    return await assemble(plan, folder, stops);
  } catch (error) {
    await stops.all();
    throw error;
  }
};
