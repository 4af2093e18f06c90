import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

import fastify from 'fastify';

import { soakTime } from '@coinlane/provider-lab/soak';

import { createSwapGateway } from '../create-swap-gateway.ts';
import { loadReceiptKey } from '../receipts/receipt-key.ts';
import { createProvider } from '../registry.ts';
import type { ProviderSettings } from '../registry.ts';
import { openSqliteStore } from '../store/open-store.ts';
import { parseNode } from '../witness/node-settings.ts';

/** The gateway as a process that a soak kills at any time. It writes its URL, and its log to a file. */
export type GatewayArgument = {
  readonly folder: string;
  readonly log: string;
  readonly provider: ProviderSettings;
  /** Variables `NODE_<NETWORK>`. */
  readonly nodes: Readonly<Record<string, string>>;
};

/** In the time of the soak, which passes five seconds with each round. */
const POLLING = { firstMs: 1_000, everyMs: 10_000, leaseMs: 10_000, sweepMs: 25 };

const { folder, log, provider, nodes } = JSON.parse(process.argv[2] ?? '') as GatewayArgument;
const now = soakTime(folder);
const store = join(folder, 'gateway');
const gateway = await createSwapGateway({
  providers: [createProvider(provider, now)],
  store: await openSqliteStore(store, now),
  log: (problem) => appendFileSync(log, `${problem}\n`),
  receipts: { site: 'https://swap.example', key: await loadReceiptKey(store) },
  nodes: Object.entries(nodes).map(([name, url]) => {
    const node = parseNode(name.replace('NODE_', '').toLowerCase(), url);
    if (node === null) throw new Error(`not a node: ${name}`);
    return node;
  }),
  polling: POLLING,
  now,
});
// the test has ended
process.once('disconnect', () => process.exit());
const app = fastify({ forceCloseConnections: true });
await app.register(gateway.plugin);
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
gateway.start();
