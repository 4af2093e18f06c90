import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import { addChangeNow, LAB_CHANGENOW_KEY } from './changenow.ts';
import { createFaults, injectFaults } from './faults.ts';
import type { Fault, Faults } from './faults.ts';
import { addOneClick, LAB_ONE_CLICK_KEY } from './one-click.ts';
import { createOrderBook } from './order-book.ts';
import type { OrderBook } from './order-book.ts';

export type LabOptions = {
  readonly now?: () => number;
  /** 1: an order takes nine seconds from its deposit. */
  readonly pace?: number;
  /** Every order is paid after this time. Absent: only on demand. */
  readonly payAfterMs?: number;
};

/** Settings by which the site connects to one fake. */
type LabProvider = {
  readonly id: string;
  readonly baseUrl: string;
  readonly key: string | null;
  readonly publicKey: string | null;
};

export type Lab = {
  readonly providers: readonly LabProvider[];
  /** Variables with which the site uses the lab. */
  readonly environment: Readonly<Record<string, string>>;
  readonly url: string;
  readonly book: OrderBook;
  readonly faults: Faults;
  /** Everything that has arrived: one text per request, with its headers and its body. */
  readonly received: () => readonly string[];
  readonly stop: () => Promise<void>;
};

const FAKES = [
  { id: 'one-click', add: addOneClick, key: null, publicKey: LAB_ONE_CLICK_KEY },
  { id: 'changenow', add: addChangeNow, key: LAB_CHANGENOW_KEY, publicKey: null },
] as const;

/** Calls by which a test of the whole site moves orders and injects faults. */
const addControls = (app: FastifyInstance, book: OrderBook, faults: Faults): void => {
  app.get('/orders', () => book.all().map((order) => ({ ...order, stage: book.stageOf(order) })));
  app.post<{ Params: { id: string }; Body: { amount?: string } | null }>(
    '/orders/:id/deposit',
    ({ params, body }) => {
      book.pay(params.id, body?.amount);
      return { ok: true };
    },
  );
  app.post<{ Body: Fault }>('/faults', ({ body }) => {
    faults.add(body);
    return { ok: true };
  });
  app.delete('/faults', () => {
    faults.clear();
    return { ok: true };
  });
};

const payOldOrders = (book: OrderBook, createdBeforeMs: number): void => {
  for (const { id, createdAtMs, deposit } of book.all())
    if (deposit === null && createdAtMs < createdBeforeMs) book.pay(id);
};

const variablesOf = ({ id, baseUrl, key, publicKey }: LabProvider): readonly [string, string][] => {
  const name = `PROVIDER_${id.toUpperCase().replaceAll('-', '_')}`;
  return [
    [`${name}_URL`, baseUrl],
    ...(key === null ? [] : [[`${name}_KEY`, key] satisfies [string, string]]),
    ...(publicKey === null ? [] : [[`${name}_PUBLIC_KEY`, publicKey] satisfies [string, string]]),
  ];
};

const environmentOf = (providers: readonly LabProvider[]): Readonly<Record<string, string>> => ({
  PROVIDERS: providers.map(({ id }) => id).join(','),
  ...Object.fromEntries(providers.flatMap(variablesOf)),
});

const MOST_RECEIVED = 1_000;

/** Starts the fakes on a free port of this machine. */
export const startLab = async ({ now = Date.now, pace = 1, payAfterMs }: LabOptions = {}): Promise<Lab> => {
  const book = createOrderBook({ now, pace });
  const faults = createFaults();
  const app = fastify({ forceCloseConnections: true });
  const received: string[] = [];
  app.addHook('preHandler', (request, _reply, done) => {
    received.push(
      JSON.stringify([request.method, request.url, request.raw.rawHeaders, request.body ?? null]),
    );
    if (received.length > MOST_RECEIVED) received.shift();
    done();
  });
  for (const { id, add } of FAKES)
    await app.register(
      (scope, _options, done) => {
        injectFaults(scope, id, faults);
        add(scope, { book, now });
        done();
      },
      { prefix: `/${id}` },
    );
  await app.register(
    (scope, _options, done) => {
      addControls(scope, book, faults);
      done();
    },
    { prefix: '/__lab' },
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const providers = FAKES.map(({ id, key, publicKey }) => ({ id, baseUrl: `${url}/${id}`, key, publicKey }));
  const payer =
    payAfterMs === undefined ? null : setInterval(() => payOldOrders(book, now() - payAfterMs), 1_000);
  return {
    url,
    book,
    faults,
    received: () => received,
    providers,
    environment: environmentOf(providers),
    stop: async () => {
      if (payer !== null) clearInterval(payer);
      await app.close();
    },
  };
};
