import type { Fault, LabOrder, LabProvider } from '@coinlane/provider-lab';

import type { Provider } from '../provider.ts';
import type { ProviderSettings } from '../registry.ts';
import { createProvider } from '../registry.ts';
import { aCreateBody, aLabGateway } from '../testing/lab-gateway.fixture.ts';
import type { LabGateway } from '../testing/lab-gateway.fixture.ts';

export type Fields = Readonly<Record<string, unknown>>;
type Reply = { readonly status: number; readonly body: Fields };

/** One provider at the gateway, with its fake. */
export type Subject = LabGateway & {
  readonly id: string;
  readonly provider: Provider;
  readonly fake: LabProvider;
  /** Row of the provider in an estimate; null: no offer. */
  readonly offer: (changes?: Fields) => Promise<{ readonly status: number; readonly row: Fields | null }>;
  /** Creates an order. A fixed one is created with the rate of a new offer. */
  readonly order: (changes?: Fields) => Promise<Reply>;
  /** Creates an order with its own key, so that it can be repeated. */
  readonly repeat: (changes: Fields, key: string) => Promise<Reply>;
  /** Status of an order, five seconds later. */
  readonly status: (id: unknown) => Promise<Fields>;
  readonly lastOrder: () => LabOrder;
  /** Injects a fault into the next calls of one kind. */
  readonly fault: (call: 'quote' | 'create' | 'read', fault: FaultKind, times?: number) => void;
};

type WithoutCall<F> = F extends unknown ? Omit<F, 'provider' | 'path' | 'times'> : never;
export type FaultKind = WithoutCall<Fault>;

/** A rule that every adapter keeps. It throws if the adapter does not. */
export type Check = { readonly name: string; readonly run: (subject: Subject) => Promise<void> };

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Inner object of a reply. Throws if it is absent. */
export const fieldsOf = (fields: Fields | null, name: string): Fields => {
  const found = fields?.[name];
  if (isFields(found)) return found;
  throw new Error(`the reply has no ${name}`);
};

const PAIR = {
  fromCurrency: 'btc',
  fromNetwork: 'btc',
  toCurrency: 'eth',
  toNetwork: 'eth',
  fromAmount: '0.1',
  type: 'direct',
  flow: 'standard',
};

const requestOffer = async (site: LabGateway, id: string, changes: Fields) => {
  const fields: Fields = { ...PAIR, ...changes };
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const { status, body } = await site.get(`/account/v1.2/exchange/estimate?${query.toString()}`);
  const rows: readonly unknown[] = Array.isArray(body['providers']) ? body['providers'] : [];
  return { status, row: rows.filter(isFields).find(({ type }) => type === id) ?? null };
};

/** Opens the gateway with one provider. `create` replaces the registry, for adapters with a fault. */
export const openSubject = async (
  id: string,
  create: (settings: ProviderSettings, now: () => number) => Provider = createProvider,
): Promise<Subject> => {
  const site = await aLabGateway([id], create);
  const fake = site.lab.providers.find((found) => found.id === id);
  if (fake === undefined) throw new Error(`provider-lab has no fake of ${id}`);
  let orders = 0;
  const order = async (changes: Fields = {}) => {
    const offer = changes['flow'] === 'fixed-rate' ? (await requestOffer(site, id, changes)).row : null;
    const rateId = offer === null ? '' : fieldsOf(offer, 'custom')['rateId'];
    orders += 1;
    const body = aCreateBody({ provider: id, rateId, ...changes });
    return site.post('/public-v1.1/transactions', body, `order-${String(orders)}`);
  };
  return {
    ...site,
    id,
    provider: create(fake, site.now),
    fake,
    offer: (changes = {}) => requestOffer(site, id, changes),
    order,
    repeat: (changes, key) => site.post('/public-v1.1/transactions', aCreateBody(changes), key),
    status: async (orderId) => {
      site.pass(5_000);
      return (await site.get(`/public-v1.1/transactions/${String(orderId)}`)).body;
    },
    lastOrder: () => {
      const last = site.lab.book.all().at(-1);
      if (last === undefined) throw new Error('the fake has no order');
      return last;
    },
    fault: (call, fault, times = 1) =>
      site.lab.faults.add({ provider: id, path: fake.calls[call], times, ...fault }),
  };
};
