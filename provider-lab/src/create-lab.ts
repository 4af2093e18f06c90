import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import { CHAINFLIP } from './chainflip.ts';
import { CHANGENOW } from './changenow.ts';
import { EXOLIX } from './exolix.ts';
import { COINS } from './coins.table.ts';
import type { LabCoin } from './coins.table.ts';
import type { Fake } from './fake.ts';
import { createFaults, injectFaults } from './faults.ts';
import type { Fault, Faults } from './faults.ts';
import { ONE_CLICK } from './one-click.ts';
import { SIDESHIFT } from './sideshift.ts';
import { createOrderBook } from './order-book.ts';
import type { OrderBook } from './order-book.ts';

export type LabOptions = {
  readonly now?: () => number;
  /** 1: an order takes nine seconds from its deposit. */
  readonly pace?: number;
  /** Time after which every order is paid. Absent: only on demand. */
  readonly payAfterMs?: number;
  /** Local chains for ChangeNOW, which is then the only provider. Absent: no coins move. */
  readonly chains?: {
    /** Variables of the nodes and of the faucet, given the URL of the lab. */
    readonly environment: (url: string) => Readonly<Record<string, string>>;
    readonly book: OrderBook;
    readonly coins: readonly LabCoin[];
    /** Adds pages of the lab. */
    readonly addPages: (app: FastifyInstance) => void;
  };
};

/** Settings with which the site connects to one fake, and its calls. */
export type LabProvider = Fake & { readonly baseUrl: string };

export type Lab = {
  readonly providers: readonly LabProvider[];
  /** Variables with which the site uses the lab. */
  readonly environment: Readonly<Record<string, string>>;
  readonly url: string;
  readonly book: OrderBook;
  readonly faults: Faults;
  /** All received requests: one text per request, with headers and body. */
  readonly received: () => readonly string[];
  /** Clears the received requests. */
  readonly forget: () => void;
  readonly stop: () => Promise<void>;
};

/** Every fake. To add one, add a file and an entry here. */
const FAKES: readonly Fake[] = [ONE_CLICK, CHANGENOW, CHAINFLIP, SIDESHIFT, EXOLIX];

/** Adds calls with which a test of the whole site moves orders and injects faults. */
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

const variablesOf = (provider: LabProvider): readonly (readonly [string, string])[] => {
  const name = `PROVIDER_${provider.id.toUpperCase().replaceAll('-', '_')}`;
  const { baseUrl, key, account, publicKey, sharesVisitorIp } = provider;
  const values = {
    URL: baseUrl,
    KEY: key,
    ACCOUNT: account,
    PUBLIC_KEY: publicKey,
    VISITOR_IP: sharesVisitorIp ? 'on' : null,
  };
  return Object.entries(values).flatMap(([what, value]) =>
    value === null ? [] : [[`${name}_${what}`, value] as const],
  );
};

const environmentOf = (providers: readonly LabProvider[]): Readonly<Record<string, string>> => ({
  PROVIDERS: providers.map(({ id }) => id).join(','),
  ...Object.fromEntries(providers.flatMap(variablesOf)),
});

const MOST_RECEIVED = 1_000;

/** Starts the fakes on a free port of this machine. */
export const startLab = async ({
  now = Date.now,
  pace = 1,
  payAfterMs,
  chains,
}: LabOptions = {}): Promise<Lab> => {
  const { book, coins } = chains ?? { book: createOrderBook({ now, pace }), coins: COINS };
  const fakes = chains === undefined ? FAKES : [CHANGENOW];
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
  for (const { id, add } of fakes)
    await app.register(
      (scope, _options, done) => {
        injectFaults(scope, id, faults);
        add(scope, { book, now, coins });
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
  chains?.addPages(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const providers = fakes.map((fake) => ({ ...fake, baseUrl: `${url}/${fake.id}` }));
  const payer =
    payAfterMs === undefined ? null : setInterval(() => payOldOrders(book, now() - payAfterMs), 1_000);
  return {
    url,
    book,
    faults,
    received: () => received,
    forget: () => received.splice(0),
    providers,
    environment: { ...environmentOf(providers), TEST_COINS: 'on', ...chains?.environment(url) },
    stop: async () => {
      if (payer !== null) clearInterval(payer);
      await app.close();
    },
  };
};
