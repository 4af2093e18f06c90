import { mkdtemp, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@coinlane/shared-contracts/testing';

import { fillStore, openStore, PRODUCTION } from '../cluster/fill-store.ts';
import { startProcess } from '../cluster/own-process.ts';
import { startServices, upstreamsAt } from '../cluster/start-cluster.ts';
import { createMemoryGroup } from './memory-group.ts';
import type { MemoryGroup } from './memory-group.ts';

/** A server and its render process under the memory limit of its container. The services are not limited. */
export type LimitedSite = {
  readonly origin: string;
  /** Null if the machine has no control groups. */
  readonly memory: Pick<MemoryGroup, 'peakBytes' | 'kills'> | null;
  /** Number of renders by their result: `rendered`, or the kind of failure. */
  readonly renders: () => Promise<Readonly<Record<string, number>>>;
  /** Log of the server. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
};

export type LimitedSitePlan = {
  readonly limitBytes: number;
  /** Variables of the container, in addition to those of the test. */
  readonly variables: Readonly<Record<string, string>>;
};

type Ports = { readonly site: number; readonly metrics: number; readonly services: number };

const PREFERRED = -15;
const RENDERS = /^coinlane_render_seconds_count\{result="([a-z-]+)"\} (\d+)$/gm;

const variablesOf = (folder: string, { site, metrics }: Ports, sandboxUrl: string) => ({
  NODE_ENV: 'production',
  PORT: String(site),
  METRICS_PORT: String(metrics),
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: `http://localhost:${String(site)}`,
  DATA_DIR: join(folder, 'server'),
  LEDGER_STORE: join(folder, 'ledger'),
  LEDGER_ENV: PRODUCTION,
  CSRF_SECRET: 'a-secret-of-a-load-test-on-one-machine',
  LOG_LEVEL: 'error',
  CALL_LIMITS: 'off',
  ...upstreamsAt(sandboxUrl),
});

const isReady = (origin: string) => (): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const rendersAt = async (port: number): Promise<Readonly<Record<string, number>>> => {
  const text = await (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
  return Object.fromEntries([...text.matchAll(RENDERS)].map(([, kind = '', count]) => [kind, Number(count)]));
};

/**
 * Raises the priority of services, which simulates separate machines that are not busy. Without effect if the user
 * lacks the permission.
 */
const prefer = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) setPriority(pid, PREFERRED);
  } catch {
    // needs root
  }
};

/** Starts the current builds. Resolves when the server is ready. */
export const startLimitedSite = async ({ limitBytes, variables }: LimitedSitePlan): Promise<LimitedSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'coinlane-limited-'));
  const ports: Ports = { site: await freePort(), metrics: await freePort(), services: await freePort() };
  const origin = `http://127.0.0.1:${String(ports.site)}`;
  await fillStore(openStore({ url: join(folder, 'ledger'), variables: {} }));
  const services = await startServices(ports.services, join(folder, 'services'));
  prefer(services.pid);
  const memory = createMemoryGroup(`coinlane-${String(process.pid)}`, limitBytes);
  const server = [process.execPath, 'shell/server/main.ts'];
  const [file = '', ...args] = memory?.command('env', server) ?? server;
  const { child, end } = await startProcess({
    file,
    args,
    variables: { ...variablesOf(folder, ports, services.url), ...variables },
    isReady: isReady(origin),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return {
    origin,
    memory,
    renders: () => rendersAt(ports.metrics),
    log: () => said,
    stop: async () => {
      await end('SIGTERM');
      await services.stop();
      memory?.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
