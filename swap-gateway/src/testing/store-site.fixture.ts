import fastify from 'fastify';
import type { InjectOptions } from 'fastify';

import { createSwapGateway } from '../create-swap-gateway.ts';
import type { SwapGateway } from '../create-swap-gateway.ts';
import type { Polling } from '../orders/poll-orders.ts';
import { createProvider } from '../registry.ts';
import type { ProviderSettings } from '../registry.ts';
import type { OrderStore } from '../store/order-store.ts';

type Reply = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** A gateway on any store, without a port. */
export type StoreSite = {
  readonly gateway: SwapGateway;
  readonly problems: readonly string[];
  readonly create: (key: string, body: unknown) => Promise<Reply>;
  readonly read: (id: unknown) => Promise<Reply>;
  readonly stop: () => Promise<void>;
};

/** Starts a gateway in this process. */
export const aStoreSite = async (
  store: OrderStore,
  settings: readonly ProviderSettings[],
  options: { readonly polling?: Polling; readonly now?: () => number } = {},
): Promise<StoreSite> => {
  const problems: string[] = [];
  const gateway = await createSwapGateway({
    providers: settings.map((each) => createProvider(each, options.now ?? Date.now)),
    store,
    log: (problem) => problems.push(problem),
    ...options,
  });
  const app = fastify();
  await app.register(gateway.plugin);
  const inject = async (request: InjectOptions): Promise<Reply> => {
    const reply = await app.inject(request);
    return { status: reply.statusCode, body: reply.json() };
  };
  return {
    gateway,
    problems,
    create: (key, body) =>
      inject({
        method: 'POST',
        url: '/public-v1.1/transactions',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        payload: JSON.stringify(body),
      }),
    read: (id) => inject({ method: 'GET', url: `/public-v1.1/transactions/${String(id)}` }),
    stop: async () => {
      await app.close();
      await gateway.stop();
    },
  };
};
