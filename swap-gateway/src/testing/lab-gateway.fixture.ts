import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import { parseJson } from '@coinlane/shared-contracts/codecs';
import { startLab } from '@coinlane/provider-lab';
import type { Lab } from '@coinlane/provider-lab';

import { createSwapGateway } from '../create-swap-gateway.ts';
import type { SwapGateway } from '../create-swap-gateway.ts';
import type { Deadline } from '../deadline.ts';
import type { NoticeSenders } from '../notices/notice.ts';
import { createProvider } from '../registry.ts';
import { openSqliteStore } from '../store/open-store.ts';
import type { OrderStore } from '../store/order-store.ts';

export const BTC = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
export const ETH = '0x52908400098527886E0F7030069857D2E4169EE7';
export const XRP = 'rDTXLQ7ZKZVKz33zJbHjgVShjsBnqMBhmN';

export const VISITOR_IP = '203.0.113.77';

const SITE = 'https://swap.example';
const RECEIPT_KEY = generateKeyPairSync('ed25519').privateKey;

export type LabGateway = {
  readonly app: FastifyInstance;
  /** Method and path of each route. */
  readonly calls: readonly string[];
  readonly lab: Lab;
  readonly gateway: SwapGateway;
  readonly store: OrderStore;
  readonly problems: string[];
  readonly folder: string;
  /** Moves the clock of gateway and lab. */
  readonly pass: (ms: number) => void;
  readonly now: () => number;
  readonly get: (url: string) => Promise<{ readonly status: number; readonly body: Record<string, unknown> }>;
  readonly post: (
    url: string,
    body: unknown,
    key?: string,
  ) => Promise<{ readonly status: number; readonly body: Record<string, unknown> }>;
  readonly close: () => Promise<void>;
};

/** A deadline that passes when the running calls of providers are those with a late reply, however fast the machine is. */
const startWait = (areOthersDone: () => boolean): Deadline => {
  let isCancelled = false;
  const wait = async (): Promise<null> => {
    do await new Promise((resolve) => setTimeout(resolve, 5));
    while (!isCancelled && !areOthersDone());
    return null;
  };
  return {
    over: wait(),
    cancel: () => {
      isCancelled = true;
    },
  };
};

/** The gateway with all fakes of the lab, on one clock that the test moves. A page waits until only late replies are missing. */
export const aLabGateway = async (
  only?: readonly string[],
  create: typeof createProvider = createProvider,
  senders: NoticeSenders = {},
): Promise<LabGateway> => {
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  const now = () => nowMs;
  const folder = mkdtempSync(join(tmpdir(), 'coinlane-gateway-'));
  const lab = await startLab({ now });
  const problems: string[] = [];
  let running = 0;
  const counted = async <A>(call: Promise<A>): Promise<A> => {
    running += 1;
    try {
      return await call;
    } finally {
      running -= 1;
    }
  };
  const store = await openSqliteStore(folder, now);
  const gateway = await createSwapGateway({
    providers: lab.providers
      .filter(({ id }) => only?.includes(id) ?? true)
      .map((settings) => create(settings, now))
      .map((provider) => ({
        ...provider,
        quote: (request) => counted(provider.quote(request)),
        read: (reference) => counted(provider.read(reference)),
      })),
    store,
    now,
    receipts: { site: SITE, key: RECEIPT_KEY },
    senders,
    startWait: () => startWait(() => lab.faults.late() > 0 && running === lab.faults.late()),
    log: (problem) => problems.push(problem),
  });
  const app = fastify();
  const calls: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') calls.push(`${each} ${url}`);
  });
  await app.register(gateway.plugin);
  const answer = ({ statusCode, body }: { statusCode: number; body: string }) => ({
    status: statusCode,
    body: parseJson(body) as Record<string, unknown>,
  });
  return {
    app,
    calls,
    lab,
    gateway,
    store,
    problems,
    folder,
    now,
    pass: (ms) => {
      nowMs += ms;
    },
    get: async (url) => answer(await app.inject({ url })),
    post: async (url, body, key) =>
      answer(
        await app.inject({
          method: 'POST',
          url,
          headers: {
            'content-type': 'application/json',
            // the server of the site adds it if an operator allows it
            'x-visitor-ip': VISITOR_IP,
            ...(key === undefined ? {} : { 'idempotency-key': key }),
          },
          payload: JSON.stringify(body),
        }),
      ),
    close: async () => {
      await app.close();
      await gateway.stop();
      await lab.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Body of a creation, as the site sends it. */
export const aCreateBody = (changes: Readonly<Record<string, unknown>> = {}) => ({
  provider: 'changenow',
  fromAmount: '0.1',
  toAmount: '',
  fromCurrency: 'btc',
  fromNetwork: 'btc',
  toCurrency: 'eth',
  toNetwork: 'eth',
  address: ETH,
  extraId: '',
  refundAddress: BTC,
  refundExtraId: '',
  userId: '',
  contactEmail: '',
  ga: '',
  source: 'site',
  promoCode: '',
  flow: 'standard',
  type: 'direct',
  isBridge: false,
  info: {},
  ...changes,
});
