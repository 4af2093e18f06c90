import { randomUUID } from 'node:crypto';

import { ProviderFault } from '../provider.ts';
import type { Observation } from '../provider.ts';
import type { WatchedProvider } from '../quotes/health.ts';
import type { OrderStore } from '../store/order-store.ts';
import { startDeadline } from '../deadline.ts';
import { advance, isFinal, mayFollow } from './advance.ts';
import type { Order } from './order.ts';

export type RefreshPorts = {
  readonly store: OrderStore;
  readonly providerOf: (id: string) => WatchedProvider | null;
  readonly now: () => number;
  readonly log: (problem: string) => void;
  /** Time that a page waits for its provider; then it gets the last known state. */
  readonly deadlineMs: number;
  readonly polling?: Polling;
  /** Starts the deadline of a waiting page. Absent: a timer. */
  readonly startWait?: typeof startDeadline;
};

/** Intervals at which running orders are read, in milliseconds. */
export type Polling = {
  /** From the creation of an order to its first read. */
  readonly firstMs: number;
  /** From one read of an order to the next. */
  readonly everyMs: number;
  /** Longer than a call to a provider takes. A lost server's orders are read by another one within 30 s. */
  readonly leaseMs: number;
  /** From one search for due orders to the next. */
  readonly sweepMs: number;
};

export const POLLING: Polling = { firstMs: 10_000, everyMs: 20_000, leaseMs: 25_000, sweepMs: 2_000 };

/** A page asks every 5 s (spec §9 "Timing"); the provider is asked at most once in that time. */
const FRESH_MS = 4_500;
/** An order without a deposit, or that has failed, is read for two days more, ever less often. */
const GIVE_UP_MS = 2 * 86_400_000;
const AT_ONCE = 20;
const SENT_LIMIT_MS = 60_000;
const MOST_REMEMBERED = 50_000;

const isStill = ({ status }: Order['state']): boolean =>
  status === 'expired' || status === 'failed' || status === null;

/** Time until the next read; null: never. */
const nextPollInMs = ({ terms, state }: Order, nowMs: number, everyMs: number): number | null => {
  if (isFinal(state.status)) return null;
  const age = nowMs - terms.createdAtMs;
  if (isStill(state) && nowMs - state.updatedAtMs > GIVE_UP_MS) return null;
  return Math.max(everyMs, Math.min(Math.round(age / 50), 600_000));
};

export type OrderRefresher = {
  /** Returns an order, read from its provider if the last read is older than 4.5 s. Null: unknown ID. */
  readonly fresh: (id: string) => Promise<Order | null>;
  /** Records an observation from an action. */
  readonly apply: (order: Order, seen: Observation, source: 'poll' | 'action') => Promise<Order>;
  /** Reads orders that are due. Resolves with their number. */
  readonly sweep: () => Promise<number>;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

/** Records what is new in an observation. `lastRaw`: the last raw status of each order. */
const record = async (
  { store, now, log }: RefreshPorts,
  lastRaw: Map<string, string>,
  { terms, state }: Order,
  seen: Observation,
  source: 'poll' | 'action',
): Promise<Order> => {
  const { id, provider } = terms;
  // most reads change nothing, and then nothing is written
  if (advance(state, seen, now()) === null && mayFollow(state.status, seen.status)) return { terms, state };
  const isNew = lastRaw.get(id) !== seen.rawStatus;
  if (lastRaw.size > MOST_REMEMBERED) lastRaw.clear();
  lastRaw.set(id, seen.rawStatus);
  if (seen.status === null && isNew) log(`${provider}: unknown status ${seen.rawStatus}`);
  const after = await store.observe(id, { observation: seen, source, atMs: now() }, (order) => {
    const next = advance(order.state, seen, now());
    const isRejected = !mayFollow(order.state.status, seen.status);
    if (isRejected && isNew)
      log(`${provider}: order ${id} cannot go from ${String(order.state.status)} to ${seen.rawStatus}`);
    return { next, isRecorded: next !== null || (isRejected && isNew) };
  });
  return after ?? { terms, state };
};

type ReadOrder = (order: Order) => Promise<Order>;

/** Reads an order from its provider, once for all callers at the same time. */
const createReader = (
  { store, providerOf, now, log }: RefreshPorts,
  apply: OrderRefresher['apply'],
  readAt: Map<string, number>,
): ReadOrder => {
  const reading = new Map<string, Promise<Order>>();
  const read: ReadOrder = async (order) => {
    const { id, provider, reference } = order.terms;
    const watched = providerOf(provider);
    if (watched === null || isFinal(order.state.status)) return order;
    if (readAt.size > MOST_REMEMBERED) readAt.clear();
    readAt.set(id, now());
    try {
      const seen = await watched.run((found) => found.read(reference));
      return await apply((await store.find(id)) ?? order, seen, 'poll');
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

/** Reads the orders that are due for this server. Resolves with their number. */
const sweepOnce = async (
  { store, now, polling = POLLING }: RefreshPorts,
  holder: string,
  read: ReadOrder,
): Promise<number> => {
  await store.abandon(SENT_LIMIT_MS);
  const due = await store.lease({ holder, forMs: polling.leaseMs, most: AT_ONCE });
  await Promise.all(
    due.map(async (id) => {
      const order = await store.find(id);
      if (order !== null) await store.schedule(id, nextPollInMs(await read(order), now(), polling.everyMs));
    }),
  );
  return due.length;
};

/** Creates the reader of running orders. Servers share the work by leases: another server reads the orders of a lost one. */
export const createOrderRefresher = (ports: RefreshPorts): OrderRefresher => {
  const { store, now, log, polling = POLLING, startWait = startDeadline } = ports;
  const holder = randomUUID();
  const readAt = new Map<string, number>();
  const lastRaw = new Map<string, string>();
  const apply: OrderRefresher['apply'] = (order, seen, source) => record(ports, lastRaw, order, seen, source);
  const read = createReader(ports, apply, readAt);
  let timer: NodeJS.Timeout | null = null;
  let sweeping: Promise<number> = Promise.resolve(0);

  const tick = (): void => {
    sweeping = sweepOnce(ports, holder, read).catch((error: unknown) => {
      log(`running orders cannot be read: ${String(error)}`);
      return 0;
    });
    void sweeping.then((count) => {
      if (timer !== null) timer = setTimeout(tick, count === AT_ONCE ? 100 : polling.sweepMs);
    });
  };

  return {
    fresh: async (id) => {
      const order = await store.find(id);
      if (order === null) return null;
      if ((readAt.get(id) ?? 0) > now() - FRESH_MS) return order;
      const deadline = startWait(ports.deadlineMs);
      const seen = await Promise.race([read(order), deadline.over]);
      deadline.cancel();
      return seen ?? order;
    },
    apply,
    sweep: () => sweepOnce(ports, holder, read),
    start: () => {
      timer = setTimeout(tick, 0);
    },
    stop: async () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await sweeping;
    },
  };
};
