import type { FastifyPluginAsync } from 'fastify';

import { createCatalogue } from './assets/catalogue.ts';
import type { GatewayParts } from './gateway-parts.ts';
import { createControlTokens } from './orders/control-token.ts';
import { createMessageDelivery } from './messages/deliver-messages.ts';
import { announceToOperator } from './messages/order-event.ts';
import { createWebhookSender } from './messages/send-webhook.ts';
import type { WebhookSettings } from './messages/send-webhook.ts';
import { silent } from './orders/announce.ts';
import { createOrderPlacer } from './orders/place-order.ts';
import { POLLING } from './orders/poll-orders.ts';
import type { Polling } from './orders/poll-orders.ts';
import { createOrderRefresher } from './orders/refresh-orders.ts';
import type { Provider } from './provider.ts';
import { watchProvider } from './quotes/health.ts';
import type { ProviderHealth } from './quotes/health.ts';
import { createRateTokens } from './quotes/rate-token.ts';
import { createShownOffers } from './quotes/shown-offers.ts';
import { createReceipts } from './receipts/receipts.ts';
import type { Receipts, ReceiptSigner } from './receipts/receipts.ts';
import type { OrderStore } from './store/order-store.ts';
import { followSwitches } from './quotes/follow-switches.ts';
import { gatewayPlugin } from './wire/gateway-plugin.ts';

export type SwapGatewayOptions = {
  readonly providers: readonly Provider[];
  readonly store: OrderStore;
  readonly log: (problem: string) => void;
  /** Signs receipts of orders. Absent: new orders have none. */
  readonly receipts?: ReceiptSigner;
  /** Receives changes of orders. Absent: none are sent. */
  readonly webhook?: WebhookSettings;
  readonly now?: () => number;
  /** Time that an estimate waits for the providers. */
  readonly estimateDeadlineMs?: number;
  readonly polling?: Polling;
};

/** The exchange calls of the site, answered by providers. */
export type SwapGateway = {
  /** Routes below `/public-v1`, `/public-v1.1`, `/public-v2`, `/account` and `/content`. */
  readonly plugin: FastifyPluginAsync;
  /** Reads running orders from now on. */
  readonly start: () => void;
  /** Ends running reads and closes the store. Close the server first. */
  readonly stop: () => Promise<void>;
  /** Public keys of the receipts. */
  readonly receiptKeys: Receipts['keys'];
  readonly health: () => readonly ProviderHealth[];
  /** Orders by provider and status. */
  readonly counts: OrderStore['counts'];
  /** Messages to the operator by channel and phase. */
  readonly messages: OrderStore['outboxCounts'];
  /** Stops offers and new orders of a provider on every server of the store; running orders continue. False: unknown ID. */
  readonly switchOff: (provider: string, isOff: boolean, by: string) => Promise<boolean>;
};

/** The page waits five seconds. */
const DEADLINE_MS = 3_000;

const messagesOf = ({ store, log, webhook }: SwapGatewayOptions, now: () => number) =>
  webhook === undefined
    ? { announce: silent, delivery: null }
    : {
        announce: announceToOperator,
        delivery: createMessageDelivery({ store, log, send: createWebhookSender(webhook, { now }) }),
      };

/** Builds the gateway from its providers and its store. Rejects with `StoreFault` if the store cannot be read. */
export const createSwapGateway = async (options: SwapGatewayOptions): Promise<SwapGateway> => {
  const { store, log, now = Date.now, estimateDeadlineMs = DEADLINE_MS, polling = POLLING } = options;
  const providers = options.providers.map((provider) => watchProvider(provider, now));
  for (const { id, capabilities } of options.providers)
    if (capabilities.offers.length === 0)
      log(`${id} makes no offers: it needs the IP address of visitors, and this server does not share it`);
  const { announce, delivery } = messagesOf(options, now);
  const refresher = createOrderRefresher({
    store,
    providers,
    now,
    log,
    deadlineMs: estimateDeadlineMs,
    polling,
    announce,
  });
  const receipts = await createReceipts(store, options.receipts ?? null);
  const parts: GatewayParts = {
    providers,
    catalogue: createCatalogue(options.providers, { now, log }),
    shownOffers: createShownOffers(now),
    rateTokens: createRateTokens(await store.secret('rate-tokens')),
    controlTokens: createControlTokens(await store.secret('control-tokens')),
    store,
    refresher,
    receipts,
    placeOrder: createOrderPlacer({
      store,
      now,
      log,
      firstPollMs: polling.firstMs,
      signReceipt: receipts.sign,
      announce,
    }),
    estimateDeadlineMs,
    now,
    log,
  };
  const switches = followSwitches({ providers, store, log });
  await switches.read();
  return {
    plugin: gatewayPlugin(parts),
    start: () => {
      refresher.start();
      switches.start();
      delivery?.start();
    },
    stop: async () => {
      await Promise.all([refresher.stop(), switches.stop(), delivery?.stop()]);
      await store.close();
    },
    receiptKeys: receipts.keys,
    health: () => providers.map(({ health }) => health()),
    counts: store.counts,
    messages: store.outboxCounts,
    switchOff: switches.change,
  };
};
