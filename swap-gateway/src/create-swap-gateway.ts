import type { FastifyPluginAsync } from 'fastify';

import { createCatalogue } from './assets/catalogue.ts';
import type { GatewayParts } from './gateway-parts.ts';
import { controlTokensOf } from './orders/control-token.ts';
import { createMessageDelivery, webhooksOf } from './messages/deliver-messages.ts';
import type { MessageDelivery } from './messages/deliver-messages.ts';
import { announceToOperator } from './messages/order-event.ts';
import { createWebhookSender } from './messages/send-webhook.ts';
import type { WebhookSettings } from './messages/send-webhook.ts';
import { announceToVisitor } from './notices/announce-to-visitor.ts';
import { createNoticeDelivery } from './notices/deliver-notices.ts';
import { startDeadline } from './deadline.ts';
import type { NoticeSenders } from './notices/notice.ts';
import type { Announce } from './orders/announce.ts';
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
import { followTrackRecords } from './track-record/follow-track-records.ts';
import type { TrackRecords } from './track-record/follow-track-records.ts';
import { followSwitches } from './quotes/follow-switches.ts';
import type { NodeSettings } from './witness/chain-reading.ts';
import { connectNode } from './witness/watch-node.ts';
import { createWitness, noWitness } from './witness/witness.ts';
import type { Witness } from './witness/witness.ts';
import { gatewayPlugin } from './wire/gateway-plugin.ts';

export type SwapGatewayOptions = {
  readonly providers: readonly Provider[];
  readonly store: OrderStore;
  readonly log: (problem: string) => void;
  /** Signs receipts of orders. Absent: new orders have no receipts. */
  readonly receipts?: ReceiptSigner;
  /** Webhook for changes of orders. Absent: none. */
  readonly webhook?: WebhookSettings;
  /** Ways to notify visitors. Absent: none. */
  readonly senders?: NoticeSenders;
  /** Public key of push messages, for browsers. */
  readonly pushPublicKey?: string;
  readonly now?: () => number;
  /** Starts the time limit for replies of the providers to an estimate or a page. Absent: a timer. */
  readonly startWait?: typeof startDeadline;
  readonly polling?: Polling;
  /** Nodes that confirm deposits and payouts. Absent: the reports of the providers are trusted. */
  readonly nodes?: readonly NodeSettings[];
};

/** Exchange calls of the site, served by providers. */
export type SwapGateway = {
  /** Routes, below the name of each service. */
  readonly plugin: FastifyPluginAsync;
  /** Starts to read running orders. */
  readonly start: () => void;
  /** Ends running reads and closes the store. The server must be closed before. */
  readonly stop: () => Promise<void>;
  /** Public keys of the receipts. */
  readonly receiptKeys: Receipts['keys'];
  /** Whether a control token is that of an order. */
  readonly fitsControl: GatewayParts['controlTokens']['fits'];
  readonly health: () => readonly ProviderHealth[];
  /** States of the nodes, and false reports of providers that the nodes have revealed. */
  readonly nodes: Witness['health'];
  readonly falseReportsOf: Witness['falseReportsOf'];
  /** Record of a provider's last orders. Null: too few. */
  readonly trackRecordOf: TrackRecords['of'];
  /** Orders by provider and status. */
  readonly counts: OrderStore['counts'];
  /** Messages to the operator and to visitors, by channel and phase. */
  readonly messages: OrderStore['outboxCounts'];
  /**
   * Stops offers and new orders of a provider on every server with the same store. Running orders continue. False:
   * unknown ID.
   */
  readonly switchOff: (provider: string, isOff: boolean, by: string) => Promise<boolean>;
};

/** Less than the time-out of the page, which is five seconds. */
const DEADLINE_MS = 3_000;

type Messages = { readonly announce: Announce; readonly deliveries: readonly MessageDelivery[] };

const messagesOf = (options: SwapGatewayOptions, now: () => number): Messages => {
  const { store, log, webhook, senders = {} } = options;
  const hasSenders = Object.keys(senders).length > 0;
  return {
    announce: (order, before) => [
      ...(webhook === undefined ? [] : announceToOperator(order, before)),
      ...(hasSenders ? announceToVisitor(order, before) : []),
    ],
    deliveries: [
      ...(webhook === undefined
        ? []
        : [
            createMessageDelivery({
              ...webhooksOf(store),
              log,
              send: createWebhookSender(webhook, { now }),
            }),
          ]),
      ...(hasSenders ? [createNoticeDelivery({ store, senders, log })] : []),
    ],
  };
};

/** Counts of the messages to the operator and to visitors. */
const countsOf =
  ({ outboxCounts, notices }: OrderStore): SwapGateway['messages'] =>
  async () => [...(await outboxCounts()), ...(await notices.queue.counts())];

const reportMissingOffers = ({ providers, log }: SwapGatewayOptions): void => {
  for (const { id, capabilities } of providers)
    if (capabilities.offers.length === 0)
      log(`${id} makes no offers: it needs the IP address of visitors, and this server does not share it`);
};

const witnessOf = ({ nodes = [], log }: SwapGatewayOptions, now: () => number): Witness =>
  nodes.length === 0
    ? noWitness
    : createWitness({
        nodes: new Map(nodes.map((node) => [node.network, connectNode(node, { now, log })])),
        now,
        log,
      });

const trackRecordsOf = async (
  { providers, store, log }: SwapGatewayOptions,
  now: () => number,
): Promise<TrackRecords> => {
  const records = followTrackRecords({ providerIds: providers.map(({ id }) => id), store, now, log });
  await records.read();
  return records;
};

/** Creates the gateway from its providers and its store. Rejects with `StoreFault` if the store cannot be read. */
export const createSwapGateway = async (options: SwapGatewayOptions): Promise<SwapGateway> => {
  const { store, log, now = Date.now, startWait = startDeadline, polling = POLLING } = options;
  const providers = options.providers.map((provider) => watchProvider(provider, now));
  reportMissingOffers(options);
  const { announce, deliveries } = messagesOf(options, now);
  const witness = witnessOf(options, now);
  const refresher = createOrderRefresher({
    witness,
    store,
    providers,
    now,
    log,
    deadlineMs: DEADLINE_MS,
    startWait,
    polling,
    announce,
  });
  const receipts = await createReceipts(store, options.receipts ?? null);
  const trackRecords = await trackRecordsOf(options, now);
  const parts: GatewayParts = {
    providers,
    catalogue: createCatalogue(options.providers, { now, log }),
    shownOffers: createShownOffers(now),
    rateTokens: createRateTokens(await store.secret('rate-tokens')),
    controlTokens: await controlTokensOf(store),
    store,
    senders: options.senders ?? {},
    pushPublicKey: options.pushPublicKey ?? null,
    refresher,
    ...{ receipts, trackRecords },
    placeOrder: createOrderPlacer({
      ...{ store, now, log, announce },
      firstPollMs: polling.firstMs,
      signReceipt: receipts.sign,
    }),
    startDeadline: () => startWait(DEADLINE_MS),
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
      for (const delivery of deliveries) delivery.start();
    },
    stop: async () => {
      await Promise.all([refresher.stop(), switches.stop(), ...deliveries.map(({ stop }) => stop())]);
      await store.close();
    },
    ...{ receiptKeys: receipts.keys, fitsControl: parts.controlTokens.fits },
    health: () => providers.map(({ health }) => health()),
    ...{ nodes: witness.health, falseReportsOf: witness.falseReportsOf },
    ...{ trackRecordOf: trackRecords.of, counts: store.counts },
    messages: countsOf(store),
    switchOff: switches.change,
  };
};
