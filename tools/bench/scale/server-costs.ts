import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startLab } from '@coinlane/provider-lab';

import { PRODUCTION } from '../../deploy/cluster/fill-store.ts';
import { startCluster } from '../../deploy/cluster/start-cluster.ts';
import type { Cluster } from '../../deploy/cluster/start-cluster.ts';
import { startShellServer } from '../../deploy/cluster/start-shell-server.ts';
import { fromRoot } from '../../webpack/index.ts';
import { createOrder } from '../create-order.ts';
import { median } from '../medians.ts';
import type { Costs } from './costs.ts';
import { COSTS_FILE } from './costs.ts';
import { processorMs } from './processor-time.ts';

/**
 * `node tools/bench/scale/server-costs.ts`: measures the processor time of one request of each kind, for a server
 * with its render process and for nginx. Services and providers run in other processes. Writes `docs/scale.json`.
 * Needs a build. Other work on the machine has little effect.
 */
const FIRST_PORT = Number(process.env['BENCH_PORT'] ?? 4380);
const CONNECTIONS = 8;
const ROUNDS = 3;
const SERVER = /shell\/server\//;
const NGINX = /nginx/;

type Job = {
  readonly name: keyof Costs;
  readonly of: RegExp;
  readonly count: number;
  /** URL of the request with this number. */
  readonly url: (number: number) => string;
};

const HEADERS = { 'accept-encoding': 'br' };

const askAll = async (job: Job, from: number, count: number): Promise<void> => {
  let next = from;
  const worker = async (): Promise<void> => {
    while (next < from + count) {
      const url = job.url(next);
      next += 1;
      const reply = await fetch(url, { headers: HEADERS });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${url}: ${String(reply.status)}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
};

/** Median of the rounds, in milliseconds of processor time for one request. */
const costOf = async (job: Job): Promise<number> => {
  await askAll(job, 0, job.count);
  const rounds: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = processorMs(job.of);
    await askAll(job, round * job.count, job.count);
    rounds.push((processorMs(job.of) - before) / job.count);
  }
  return median(rounds);
};

const scriptOf = async (origin: string): Promise<string> => {
  const html = await (await fetch(`${origin}/exchange`)).text();
  const file = /<script src="([^"]+)"/.exec(html)?.[1];
  if (file === undefined) throw new Error('the page has no script');
  return `${origin}${file}`;
};

const estimateAt = (origin: string, amount: string): string =>
  `${origin}/gateway/account/v1.2/exchange/estimate?fromCurrency=btc&fromNetwork=btc&toCurrency=eth&toNetwork=eth&fromAmount=${amount}&type=direct&flow=standard`;

const jobsOn = async ({ origin: front, servers, sandboxUrl }: Cluster): Promise<readonly Job[]> => {
  const origin = servers[0]?.origin ?? '';
  const [order, script] = [await createOrder(sandboxUrl), await scriptOf(origin)];
  const amountOf = (number: number): string => `0.1${String(number).padStart(5, '0')}`;
  const onServer = { of: SERVER };
  return [
    { ...onServer, name: 'keptPage', count: 2000, url: () => `${origin}/exchange` },
    {
      ...onServer,
      name: 'form',
      count: 300,
      url: (number) => `${origin}/exchange?from=btc&to=eth&amount=${amountOf(number)}`,
    },
    { ...onServer, name: 'list', count: 300, url: (number) => `${origin}/currencies?q=b${String(number)}` },
    { ...onServer, name: 'orderPage', count: 300, url: () => `${origin}/exchange/txs/${order}` },
    { ...onServer, name: 'file', count: 2000, url: () => script },
    { ...onServer, name: 'estimate', count: 1000, url: (number) => estimateAt(origin, amountOf(number)) },
    {
      ...onServer,
      name: 'orderRead',
      count: 1000,
      url: () => `${origin}/gateway/public-v1.1/transactions/${order}`,
    },
    { of: NGINX, name: 'front', count: 4000, url: () => `${front}/currencies` },
  ];
};

/** Runs a job on a server with the five providers of the lab. */
const withProviders = async (
  { store }: Cluster,
  run: (origin: string) => Promise<number>,
): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'coinlane-costs-'));
  const lab = await startLab({});
  const port = String(FIRST_PORT + 9);
  const server = await startShellServer({
    NODE_ENV: 'production',
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    DATA_DIR: folder,
    LEDGER_STORE: store.url,
    LEDGER_ENV: PRODUCTION,
    CSRF_SECRET: 'a-secret-of-a-measurement-on-one-machine',
    LOG_LEVEL: 'fatal',
    CALL_LIMITS: 'off',
    ...lab.environment,
    SANDBOX: 'off',
    TEST_COINS: 'off',
  });
  try {
    return await run(server.origin);
  } finally {
    await server.stop();
    await lab.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

const cluster = await startCluster({ store: 'folder', firstPort: FIRST_PORT });
try {
  const costs: Record<string, number> = {};
  const note = (name: keyof Costs, ms: number): void => {
    costs[name] = Number(ms.toPrecision(2));
    process.stdout.write(`${name}: ${String(costs[name])} ms\n`);
  };
  for (const job of await jobsOn(cluster)) note(job.name, await costOf(job));
  note(
    'offers',
    await withProviders(cluster, (origin) =>
      costOf({
        name: 'offers',
        of: SERVER,
        count: 500,
        url: (number) => estimateAt(origin, `0.2${String(number).padStart(5, '0')}`),
      }),
    ),
  );
  await writeFile(fromRoot(COSTS_FILE), `${JSON.stringify(costs, null, 2)}\n`);
} finally {
  await cluster.stop();
}
