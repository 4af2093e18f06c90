import { randomBytes } from 'node:crypto';

import type { Currency } from '../assets/currency.ts';
import { outcomeUnknown, readRefusal, Refusal, refusalOf, writeRefusal } from '../http/refusal.ts';
import { ProviderFault, ProviderRefusal } from '../provider.ts';
import type { CreateOrder, PlacedOrder, Quote } from '../provider.ts';
import type { WatchedProvider } from '../quotes/health.ts';
import type { Receipts } from '../receipts/receipts.ts';
import { StoreFault } from '../store/database.ts';
import type { Receiver } from '../store/notice-store.ts';
import type { Attempt, OrderStore } from '../store/order-store.ts';
import { silent } from './announce.ts';
import type { Announce } from './announce.ts';
import { checkPlaced } from './check-placed.ts';
import { wholeSeconds } from '../track-record/order-outcome.ts';
import { FRESH_STATE } from './order.ts';
import type { Order, OrderSide, OrderTerms } from './order.ts';

/** A checked request for an order. */
export type OrderRequest = {
  readonly key: string;
  readonly bodyHash: string;
  readonly watched: WatchedProvider;
  readonly from: Currency;
  readonly to: Currency;
  readonly order: CreateOrder;
  /** The offer that the visitor saw, or null if unknown. */
  readonly shown: Quote | null;
  /** Visitors who receive messages about the order. Absent: none. */
  readonly receivers?: readonly Receiver[];
};

export type PlacePorts = {
  readonly store: OrderStore;
  readonly now: () => number;
  readonly log: (problem: string) => void;
  /** Time from the creation of an order to its first read. */
  readonly firstPollMs: number;
  /** Signs the receipt of a new order. Absent: orders have no receipts. */
  readonly signReceipt?: Receipts['sign'];
  /** Creates messages about a new order. Absent: none. */
  readonly announce?: Announce;
  /** Waits before an order is saved again. Default: a timer. */
  readonly pause?: (ms: number) => Promise<void>;
};

/** A request whose attempt this call has claimed. */
type Sent = OrderRequest & { readonly send: number };

/** Delays in which a restarting database becomes available again. After that, the page has timed out. */
const SAVE_AGAIN_MS: readonly number[] = [250, 500, 1_000, 2_000, 4_000];

const sideOf = ({ ticker, legacyTicker, network, contract, decimals }: Currency): OrderSide => ({
  ticker,
  legacyTicker,
  network,
  asset: { contract, decimals },
});

/** ID of an order: 14 hex digits (api contract §1). */
const newId = (): string => randomBytes(7).toString('hex');

const termsOf = (
  { watched, from, to, order, shown }: OrderRequest,
  placed: PlacedOrder,
  nowMs: number,
): OrderTerms => ({
  id: newId(),
  provider: watched.provider.id,
  reference: placed.reference,
  providerOrderId: placed.providerOrderId,
  createdAtMs: nowMs,
  from: sideOf(from),
  to: sideOf(to),
  flow: order.flow,
  side: order.side,
  expectedFrom: placed.fromAmount,
  expectedTo: placed.toAmount,
  payinAddress: placed.depositAddress,
  payinExtraId: placed.depositExtraId,
  payoutAddress: order.recipient,
  payoutExtraId: order.extraId,
  refundAddress: order.refundAddress,
  refundExtraId: order.refundExtraId,
  validUntilMs: placed.validUntilMs,
  depositUntilMs: placed.depositUntilMs,
  hasControlToken: true,
  announcedSeconds: wholeSeconds(shown?.etaSeconds ?? null),
});

const toOrder = ({ signReceipt }: PlacePorts, request: OrderRequest, terms: OrderTerms): Order => ({
  terms,
  state: { ...FRESH_STATE, updatedAtMs: terms.createdAtMs },
  receipt: signReceipt?.(terms, request.watched.provider.capabilities.refundAddress) ?? null,
});

const ALTERED = refusalOf(new ProviderRefusal('altered_reply', 'altered'));
const RATE_MOVED = new Refusal(400, {
  error: 'rate_id_not_found_or_expired',
  message: 'The rate has changed.',
});
const UNAVAILABLE = new Refusal(400, {
  error: 'cannot_create_transaction',
  message:
    'The provider does not respond now. No order was created. Choose another offer or try again later.',
});

/**
 * If the database fails after the request was sent, the outcome is open: the attempt stays `sent`, and becomes
 * `unknown`.
 */
const unknownIfNotWritten = (ports: PlacePorts, { key }: Sent, error: unknown): never => {
  ports.log(`the outcome of attempt ${key} is not saved: ${String(error)}`);
  throw outcomeUnknown();
};

const refuse = async (ports: PlacePorts, sent: Sent, refusal: Refusal): Promise<never> => {
  const isRefused = await ports.store
    .refuse(sent.key, sent.send, writeRefusal(refusal))
    .catch((error: unknown) => unknownIfNotWritten(ports, sent, error));
  throw isRefused ? refusal : outcomeUnknown();
};

const fail = async (ports: PlacePorts, sent: Sent, error: unknown): Promise<never> => {
  const { id } = sent.watched.provider;
  if (error instanceof ProviderRefusal) {
    ports.log(`${id} refuses an order: ${error.code}: ${error.message}`);
    return refuse(ports, sent, refusalOf(error));
  }
  if (error instanceof ProviderFault && error.isOutcomeKnown) {
    ports.log(`${id} cannot be reached: ${error.message}`);
    return refuse(ports, sent, UNAVAILABLE);
  }
  ports.log(`${id}: outcome of an order unknown: ${error instanceof Error ? error.message : ''}`);
  await ports.store
    .loseReply(sent.key, sent.send)
    .catch((fault: unknown) => unknownIfNotWritten(ports, sent, fault));
  throw outcomeUnknown();
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Saves an order that the provider has created. Retries while the database is unavailable. The address is shown
 * only after that.
 */
const save = async (
  ports: PlacePorts,
  { key, receivers }: Sent,
  order: Order,
  evidence: unknown,
): Promise<Order> => {
  const { provider, providerOrderId } = order.terms;
  const messages = (ports.announce ?? silent)(order, null);
  for (const pauseMs of [...SAVE_AGAIN_MS, null]) {
    try {
      const saved = await ports.store.place(key, order, evidence, ports.firstPollMs, messages, receivers);
      if (saved !== null) return saved;
      ports.log(`${provider}: order ${providerOrderId} is not used: another send of it was refused`);
      throw outcomeUnknown();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      ports.log(`${provider}: order ${providerOrderId} is not saved: ${String(error)}`);
      if (!(error instanceof StoreFault) || pauseMs === null) throw outcomeUnknown();
      await (ports.pause ?? wait)(pauseMs);
    }
  }
  throw outcomeUnknown();
};

/** Sends a claimed attempt and records its order. */
const send = async (ports: PlacePorts, sent: Sent): Promise<Order> => {
  const { watched, order, shown } = sent;
  let placed: PlacedOrder;
  try {
    placed = await watched.run((provider) => provider.create(order));
  } catch (error) {
    return fail(ports, sent, error);
  }
  const problem = await checkPlaced(order, placed, shown);
  if (problem !== null) {
    ports.log(`${watched.provider.id}: an order was dropped, its reply differs in ${problem.what}`);
    return refuse(ports, sent, problem.kind === 'rate' ? RATE_MOVED : ALTERED);
  }
  return save(ports, sent, toOrder(ports, sent, termsOf(sent, placed, ports.now())), placed.evidence);
};

const placedOrder = async ({ store }: PlacePorts, { key, orderId }: Attempt): Promise<Order> => {
  const order = await store.find(orderId ?? '');
  if (order === null) throw new Error(`the order of attempt ${key} is missing`);
  return order;
};

/** Sends an attempt again if that cannot create a second order. */
const sendAgain = async (
  ports: PlacePorts,
  { key, phase }: Attempt,
  request: OrderRequest,
): Promise<Order> => {
  const isRepeatable = phase === 'intended' || request.watched.provider.capabilities.isCreateRepeatable;
  if ((phase !== 'intended' && phase !== 'unknown') || !isRepeatable) throw outcomeUnknown();
  const claimed = await ports.store.claim(key, phase);
  if (claimed === null) throw outcomeUnknown();
  return send(ports, { ...request, send: claimed });
};

/** Answer to a key that was already used. */
const resume = async (ports: PlacePorts, used: Attempt, request: OrderRequest): Promise<Order> => {
  if (used.bodyHash !== request.bodyHash)
    throw new Refusal(409, {
      error: 'conflict',
      message: 'The idempotency key was used for another request',
    });
  if (used.phase === 'placed') return placedOrder(ports, used);
  if (used.phase === 'refused') throw readRefusal(used.refusal ?? '{}');
  return sendAgain(ports, used, request);
};

const start = async (ports: PlacePorts, request: OrderRequest): Promise<Order> => {
  const { key, bodyHash, watched } = request;
  const used = await ports.store.intend({ key, bodyHash, provider: watched.provider.id });
  if (used !== null) return resume(ports, used, request);
  const claimed = await ports.store.claim(key, 'intended');
  // another server has received the same request in the meantime
  if (claimed === null) throw outcomeUnknown();
  return send(ports, { ...request, send: claimed });
};

/**
 * Creates the function that places orders. Each attempt is written before anything is sent, so that a crash or a
 * lost reply never doubles or loses an order: the same key returns the same order, the same refusal, or "unknown"
 * (api contract §4.3). Throws `Refusal`.
 */
export const createOrderPlacer = (ports: PlacePorts): ((request: OrderRequest) => Promise<Order>) => {
  const running = new Map<string, Promise<Order>>();
  return async (request) => {
    const same = running.get(request.key);
    if (same !== undefined) await same.catch(() => null);
    const placing = start(ports, request);
    running.set(request.key, placing);
    try {
      return await placing;
    } finally {
      if (running.get(request.key) === placing) running.delete(request.key);
    }
  };
};
