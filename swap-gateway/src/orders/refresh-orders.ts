import { ProviderFault } from '../provider.ts';
import type { Observation } from '../provider.ts';
import type { WatchedProvider } from '../quotes/health.ts';
import type { OrderStore } from '../store/order-store.ts';
import { startDeadline } from '../deadline.ts';
import { providerOf } from '../quotes/health.ts';
import { silent } from './announce.ts';
import type { Announce } from './announce.ts';
import { noWitness } from '../witness/witness.ts';
import type { Witness } from '../witness/witness.ts';
import { alteredTermOf, otherRecipientOf } from './altered-terms.ts';
import { advance, isAcceptable, isFinal, isSettled } from './advance.ts';
import type { Seen } from './advance.ts';
import type { Order, OrderState } from './order.ts';
import { createOrderPoller, POLLING } from './poll-orders.ts';
import type { OrderPoller, Polling } from './poll-orders.ts';

export type RefreshPorts = {
  readonly store: OrderStore;
  readonly providers: readonly WatchedProvider[];
  readonly now: () => number;
  readonly log: (problem: string) => void;
  /** Time that a page waits for its provider. After that it gets the last known state. */
  readonly deadlineMs: number;
  readonly polling?: Polling;
  /** Creates messages about a change of an order. Absent: none. */
  readonly announce?: Announce;
  /** Compares reports with the chains. Absent: no node is configured. */
  readonly witness?: Pick<Witness, 'judge'>;
  /** Starts the time limit of a waiting page. Default: a timer. */
  readonly startWait?: typeof startDeadline;
};

type Source = 'poll' | 'action' | 'chain';

/** A page polls every 5 s (spec §9 "Timing"). The provider is called at most once in that time. */
const FRESH_MS = 4_500;
const MOST_REMEMBERED = 50_000;

export type OrderRefresher = OrderPoller & {
  /** Returns an order. Reads it from its provider if the last read is older than 4.5 s. Null: unknown ID. */
  readonly fresh: (id: string) => Promise<Order | null>;
  /** Lets the next page read an order from its provider, even after a recent read. */
  readonly expire: (id: string) => void;
  /** Records an observation from an action. */
  readonly apply: (order: Order, seen: Seen, source: Source) => Promise<Order>;
};

/** Records new facts of an observation. `lastRaw`: the last raw status of each order. */
const record = async (
  { store, now, log, announce = silent }: RefreshPorts,
  lastRaw: Map<string, string>,
  order: Order,
  seen: Seen,
  source: Source,
): Promise<Order> => {
  const { state } = order;
  const { id, provider } = order.terms;
  // most reads change nothing, so nothing is written
  if (advance(state, seen, now()) === null && isAcceptable(state, seen)) return order;
  const isNew = lastRaw.get(id) !== seen.rawStatus;
  if (lastRaw.size > MOST_REMEMBERED) lastRaw.clear();
  lastRaw.set(id, seen.rawStatus);
  if (seen.status === null && isNew) log(`${provider}: unknown status ${seen.rawStatus}`);
  const after = await store.observe(id, { observation: seen, source, atMs: now() }, (stored) => {
    const next = advance(stored.state, seen, now());
    const isRejected = !isAcceptable(stored.state, seen);
    if (isRejected && isNew)
      log(`${provider}: order ${id} cannot go from ${String(stored.state.status)} to ${seen.rawStatus}`);
    const messages = next === null ? [] : announce({ ...stored, state: next }, stored.state.status);
    return { next, isRecorded: next !== null || (isRejected && isNew), messages };
  });
  return after ?? order;
};

/**
 * The last facts of an order, for comparison with the chain only: the order is final, or its provider is unavailable.
 */
const lastFacts = ({ state }: Order): Observation => ({ ...state, rawStatus: String(state.status) });

/**
 * Facts of an order from its provider, or the last ones. If none of our own nodes has seen the order, throws the
 * error of the provider.
 */
const factsOf = async (
  order: Order,
  watched: WatchedProvider,
): Promise<{ readonly seen: Observation; readonly source: Source }> => {
  const { status, chain } = order.state;
  const last = { seen: lastFacts(order), source: 'chain' } as const;
  if (isFinal(status)) return last;
  try {
    return { seen: await watched.run((found) => found.read(order.terms.reference)), source: 'poll' };
  } catch (error) {
    // our own nodes count confirmations, even while the provider is unavailable
    if (error instanceof ProviderFault && status !== null && chain !== null) return last;
    throw error;
  }
};

/**
 * Differences between a report and the terms of the order. A report without terms keeps the result of the last
 * report with terms.
 */
const alterationOf = async (
  { terms, state }: Order,
  seen: Observation,
  { countWithheld }: WatchedProvider,
  log: RefreshPorts['log'],
): Promise<Pick<OrderState, 'isAltered' | 'reportedRecipient'>> => {
  if (seen.terms === undefined) return state;
  const term = alteredTermOf(terms, seen.terms);
  if (term !== null) countWithheld(terms.id);
  if (term !== null && !state.isAltered)
    log(
      `${terms.provider}: order ${terms.id} has another ${term} than agreed: its deposit address is not shown`,
    );
  const reportedRecipient = await otherRecipientOf(terms, seen.terms);
  if (reportedRecipient !== null && reportedRecipient !== state.reportedRecipient && state.isAltered)
    log(`${terms.provider}: order ${terms.id} has another recipient than agreed`);
  return { isAltered: term !== null, reportedRecipient };
};

type ReadOrder = (order: Order) => Promise<Order>;

/** Creates a function that reads an order from its provider, once for all concurrent callers. */
const createReader = (
  { store, providers, now, log, witness = noWitness }: RefreshPorts,
  apply: OrderRefresher['apply'],
  readAt: Map<string, number>,
): ReadOrder => {
  const reading = new Map<string, Promise<Order>>();
  const read: ReadOrder = async (order) => {
    const { id, provider } = order.terms;
    const watched = providerOf(providers, provider);
    if (watched === null || isSettled(order.state)) return order;
    if (readAt.size > MOST_REMEMBERED) readAt.clear();
    readAt.set(id, now());
    try {
      const { seen, source } = await factsOf(order, watched);
      const stored = (await store.find(id)) ?? order;
      const { isAltered, reportedRecipient } = await alterationOf(stored, seen, watched, log);
      const judged = await witness.judge(stored, seen);
      return await apply(stored, { ...judged, isAltered, reportedRecipient }, source);
    } catch (error) {
      if (!(error instanceof ProviderFault)) log(`${provider}: order ${id}: ${String(error)}`);
      return order;
    }
  };
  return (order) => {
    const { id } = order.terms;
    const started = reading.get(id) ?? read(order).finally(() => reading.delete(id));
    reading.set(id, started);
    return started;
  };
};

/** Creates the reader of running orders, for pages and for the background. */
export const createOrderRefresher = (ports: RefreshPorts): OrderRefresher => {
  const { store, providers, now, log, polling = POLLING, startWait = startDeadline } = ports;
  const readAt = new Map<string, number>();
  const lastRaw = new Map<string, string>();
  const apply: OrderRefresher['apply'] = (order, seen, source) => record(ports, lastRaw, order, seen, source);
  const { witness = noWitness } = ports;
  const read = createReader(ports, apply, readAt);
  const providerIds = providers.map(({ provider }) => provider.id);
  return {
    ...createOrderPoller({ store, providerIds, now, log, polling, read }),
    fresh: async (id) => {
      const order = await store.find(id);
      if (order === null) return null;
      if ((readAt.get(id) ?? 0) > now() - FRESH_MS) return order;
      const deadline = startWait(ports.deadlineMs);
      const seen = await Promise.race([read(order), deadline.over]);
      deadline.cancel();
      return seen ?? order;
    },
    expire: (id) => void readAt.delete(id),
    apply: async (order, seen, source) => apply(order, await witness.judge(order, seen), source),
  };
};
