import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { StoreFault } from '../store/database.ts';
import type { OrderStore } from '../store/order-store.ts';
import { legsOf } from '../witness/chain-view.ts';
import { isFinal, isSettled } from './advance.ts';
import type { Order } from './order.ts';

/** Intervals at which running orders are read, in milliseconds. */
export type Polling = {
  /** Time from the creation of an order to its first read. */
  readonly firstMs: number;
  /** Interval between reads of an order. */
  readonly everyMs: number;
  /** Must be longer than a call to a provider. Another server reads the orders of a failed server within 30 s. */
  readonly leaseMs: number;
  /** Interval between searches for due orders. */
  readonly sweepMs: number;
};

export const POLLING: Polling = { firstMs: 10_000, everyMs: 20_000, leaseMs: 25_000, sweepMs: 2_000 };

type PollPorts = {
  readonly store: OrderStore;
  /** Providers whose orders are read. */
  readonly providerIds: readonly string[];
  readonly now: () => number;
  readonly log: (problem: string) => void;
  readonly polling: Polling;
  /** Reads an order from its provider. */
  readonly read: (order: Order) => Promise<Order>;
};

/** Reads due orders of each provider. A late reply delays no other order and no other provider. */
export type OrderPoller = {
  /** Reads orders that are due. Resolves with their number. */
  readonly sweep: () => Promise<number>;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

/** Number of orders of one provider that are read concurrently. */
const AT_ONCE = 10;
/** An order that failed, or has no deposit, is read for two more days, less and less often. */
const GIVE_UP_MS = 2 * 86_400_000;
const SET_ASIDE_MINUTES = 10;
const SENT_LIMIT_MS = 60_000;

const isStill = ({ status }: Order['state']): boolean =>
  status === 'expired' || status === 'failed' || status === null;

/**
 * For a minute, a report that the chain does not confirm is checked again soon, so that the provider is reported
 * within 10 s.
 */
const DOUBT_MS = 3_000;
const FRESH_DOUBT_MS = 60_000;

const isFreshDoubt = ({ chain }: Order['state'], nowMs: number): boolean =>
  chain !== null &&
  legsOf(chain).some(({ doubtSinceMs }) => doubtSinceMs !== null && nowMs - doubtSinceMs < FRESH_DOUBT_MS);

/** Time until the next read. Null: never. */
const nextPollInMs = ({ terms, state }: Order, nowMs: number, everyMs: number): number | null => {
  if (isSettled(state)) return null;
  const age = nowMs - terms.createdAtMs;
  if (isFreshDoubt(state, nowMs)) return Math.min(everyMs, DOUBT_MS);
  if (isFinal(state.status)) return everyMs;
  if (isStill(state) && nowMs - state.updatedAtMs > GIVE_UP_MS) return null;
  return Math.max(everyMs, Math.min(Math.round(age / 50), 600_000));
};

/** Reads one leased order. If the database fails, its lease expires. */
const readLeased = async ({ store, now, log, polling, read }: PollPorts, id: string): Promise<void> => {
  try {
    const order = await store.find(id);
    if (order !== null) await store.schedule(id, nextPollInMs(await read(order), now(), polling.everyMs));
  } catch (error) {
    if (error instanceof StoreFault) {
      log(`order ${id} cannot be read: ${error.message}`);
      return;
    }
    // otherwise it would be the first due order again, and delay others
    const reason = error instanceof Error ? error.message : String(error);
    log(`order ${id} cannot be read and is set aside for ${String(SET_ASIDE_MINUTES)} minutes: ${reason}`);
    await store.schedule(id, SET_ASIDE_MINUTES * 60_000).catch(() => null);
  }
};

type Slots = {
  /** Starts reads of due orders in all free slots. Resolves with the reads. */
  readonly fill: () => Promise<readonly Promise<void>[]>;
  /** Resolves when more orders can be due: after a read if all free slots were used, otherwise after a pause. */
  readonly rest: (pause: () => Promise<unknown>) => Promise<unknown>;
  readonly running: ReadonlySet<Promise<void>>;
};

/** Creates the slots of one provider. */
const createSlots = (ports: PollPorts, provider: string, holder: string): Slots => {
  const running = new Set<Promise<void>>();
  let hasMore = false;
  const start = (id: string): Promise<void> => {
    const reading: Promise<void> = readLeased(ports, id).finally(() => running.delete(reading));
    running.add(reading);
    return reading;
  };
  return {
    fill: async () => {
      const most = AT_ONCE - running.size;
      if (most <= 0) return [];
      hasMore = false;
      const lease = { provider, holder, forMs: ports.polling.leaseMs, most };
      const due = await ports.store.lease(lease);
      // reads that ended in the meantime have freed slots that are not counted in `most`
      hasMore = due.length === most;
      return due.map(start);
    },
    rest: (pause) => {
      if (!hasMore) return pause();
      return running.size === 0 ? Promise.resolve() : Promise.race(running);
    },
    running,
  };
};

/**
 * Creates the poller of running orders. Servers share the work by leases: another server reads the orders of a
 * failed server.
 */
export const createOrderPoller = (ports: PollPorts): OrderPoller => {
  const { store, log, polling } = ports;
  const holder = randomUUID();
  const slots = ports.providerIds.map((provider) => createSlots(ports, provider, holder));
  const stopped = new AbortController();
  let loops: readonly Promise<void>[] = [];
  let isReported = false;

  const abandon = () => store.abandon(SENT_LIMIT_MS);
  /** Reports a failed database only once until it is available again. */
  const reportOnce = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      isReported = false;
    } catch (error) {
      if (!isReported) log(`running orders cannot be read: ${String(error)}`);
      isReported = true;
    }
  };
  const repeat = async (work: () => Promise<unknown>, rest: () => Promise<unknown>): Promise<void> => {
    while (!stopped.signal.aborted) {
      await reportOnce(work);
      await rest();
    }
  };
  const pause = () => wait(polling.sweepMs, null, { signal: stopped.signal }).catch(() => null);
  const startLoops = () => [
    repeat(abandon, pause),
    ...slots.map(({ fill, rest }) => repeat(fill, () => rest(pause))),
  ];

  return {
    sweep: async () => {
      await abandon();
      const reads: Promise<void>[] = [];
      for (const { fill } of slots) reads.push(...(await fill()));
      await Promise.all(reads);
      return reads.length;
    },
    start: () => {
      loops = startLoops();
    },
    stop: async () => {
      stopped.abort();
      await Promise.all([...loops, ...slots.flatMap(({ running }) => [...running])]);
    },
  };
};
