import { createSwapGateway } from '../create-swap-gateway.ts';
import type { Provider } from '../provider.ts';
import { createProvider } from '../registry.ts';
import type { ProviderSettings } from '../registry.ts';
import { openSqliteStore } from '../store/open-store.ts';
import fastify from 'fastify';

/**
 * A process that places one order and kills itself at a step. Arguments: folder, settings of the provider as JSON, body
 * of the creation, step.
 */
const [, , folder = '', settings = '', body = '', step = ''] = process.argv;

const kill = (at: string): void => {
  if (at === step) process.kill(process.pid, 'SIGKILL');
};

const store = await openSqliteStore(folder);
const killing = new Proxy(store, {
  get: (target, name) => {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== 'function') return method;
    return async (...values: unknown[]): Promise<unknown> => {
      kill(`before ${String(name)}`);
      const result: unknown = await Reflect.apply(method, target, values);
      kill(`after ${String(name)}`);
      return result;
    };
  },
});

const real = createProvider(JSON.parse(settings) as ProviderSettings, Date.now);
const provider: Provider = {
  ...real,
  create: async (order) => {
    kill('before create');
    const placed = await real.create(order);
    kill('after create');
    return placed;
  },
};

const gateway = await createSwapGateway({ providers: [provider], store: killing, log: () => undefined });
const app = fastify();
await app.register(gateway.plugin);
await app.inject({
  method: 'POST',
  url: '/public-v1.1/transactions',
  headers: { 'content-type': 'application/json', 'idempotency-key': 'killed' },
  payload: body,
});
process.exit(3);
