import fastify from 'fastify';

import { createSwapGateway } from '../create-swap-gateway.ts';
import type { Polling } from '../orders/poll-orders.ts';
import { createProvider } from '../registry.ts';
import type { ProviderSettings } from '../registry.ts';
import { openStore } from '../store/open-store.ts';
import type { StoreSettings } from '../store/open-store.ts';

/** A server in a separate process. Arguments: settings of the store, of the providers, and of the polling, each as JSON. */
const [, , store = '', providers = '', polling = 'null'] = process.argv;

const ignore = (): void => undefined;
const times = JSON.parse(polling) as Polling | null;
const gateway = await createSwapGateway({
  providers: (JSON.parse(providers) as ProviderSettings[]).map((each) => createProvider(each, Date.now)),
  store: await openStore(JSON.parse(store) as StoreSettings, ignore),
  log: ignore,
  ...(times === null ? {} : { polling: times }),
});
const app = fastify();
await app.register(gateway.plugin);
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
gateway.start();
