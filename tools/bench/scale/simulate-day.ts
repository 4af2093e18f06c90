import type { Costs } from './costs.ts';
import { passCaches, popularity } from './page-cache.ts';
import type { Plan } from './plan.ts';
import { waitP95Ms } from './waiting-time.ts';

const MINUTES = 24 * 60;
const SECONDS_PER_MINUTE = 60;
const BUSIEST_MINUTE = 20 * 60;

/** A server that is replaced is away for this long, and then renders slowly until its code is compiled. */
const START_SECONDS = 10;
const COLD_SECONDS = 20;
const COLD_FACTOR = 3;

/** Time limit of an estimate, and time for which a provider that failed gets no requests (swap-gateway). */
const DEADLINE_SECONDS = 3;
const BREAKER_SECONDS = 15;
/**
 * Interval at which a running order is read at its provider, and a watched one by its page (swap-gateway,
 * mfe-exchange).
 */
const READ_SECONDS = 20;
const WATCH_SECONDS = 5;

/** State of one minute. */
export type Minute = {
  readonly minute: number;
  readonly visits: number;
  /** Shared pages per second at the front caches, at the servers, and rendered. */
  readonly pages: { readonly wanted: number; readonly asked: number; readonly rendered: number };
  /** Processors in use, and available processors. */
  readonly used: number;
  readonly cores: number;
  /** 95th percentile of the wait for a processor, in milliseconds, including the backlog of earlier minutes. */
  readonly waitMs: number;
  readonly estimates: number;
  /** Estimates that are waiting for providers. */
  readonly waiting: number;
  readonly providerCalls: number;
  readonly runningOrders: number;
  /** Reads and writes of the order store per second. */
  readonly storeCalls: number;
};

/** Visits per second at a minute of the day: a wave with its maximum in the busiest minute. */
export const visitsAt = ({ visitsPerDay, peakShare }: Plan, minute: number): number => {
  const height = 24 * peakShare - 1;
  const angle = (2 * Math.PI * (minute - BUSIEST_MINUTE)) / MINUTES;
  return (visitsPerDay / (MINUTES * SECONDS_PER_MINUTE)) * (1 + height * Math.cos(angle));
};

/** Running servers, and by what factor they render slower than usual. */
const serversAt = ({ servers, events }: Plan, minute: number) => {
  let running = servers;
  let factor = 1;
  for (const event of events) {
    if (event.kind === 'lost servers' && minute >= event.atMinute && minute < event.atMinute + event.minutes)
      running -= event.servers;
    if (event.kind === 'deploy') {
      const deployMinutes = (servers * START_SECONDS) / SECONDS_PER_MINUTE;
      if (minute >= event.atMinute && minute < event.atMinute + deployMinutes) {
        running -= 1;
        factor = 1 + ((COLD_FACTOR - 1) * (COLD_SECONDS / START_SECONDS)) / servers;
      }
    }
  }
  return { running: Math.max(1, running), factor };
};

/** Providers that are called, and the time in seconds that an estimate waits for them. */
const providersAt = ({ providers, events }: Plan, minute: number) => {
  const isSilent = events.some(
    (event) =>
      event.kind === 'silent provider' && minute >= event.atMinute && minute < event.atMinute + event.minutes,
  );
  const usual = providers.replyMs / 1000;
  if (!isSilent) return { asked: providers.count, seconds: usual };
  // called until it has failed, then skipped for a while
  const cycle = DEADLINE_SECONDS + BREAKER_SECONDS;
  return {
    asked: providers.count - BREAKER_SECONDS / cycle,
    seconds: (DEADLINE_SECONDS * DEADLINE_SECONDS + usual * BREAKER_SECONDS) / cycle,
  };
};

const ordersOf = ({ orders }: Plan, visits: number) => {
  const created = visits * orders.perVisit;
  const running = created * orders.minutes * SECONDS_PER_MINUTE;
  return {
    created,
    running,
    reads: running / READ_SECONDS,
    watches: (running * orders.watched) / WATCH_SECONDS,
  };
};

/** Requests per second at the servers by kind, and their cost. */
const demandOf = (plan: Plan, costs: Costs, visits: number, running: number, factor: number) => {
  const { perVisit, addresses, edges } = plan;
  const caches = { edges, servers: running };
  const forms = passCaches(visits * perVisit.forms, popularity(addresses.forms), caches);
  const lists = passCaches(visits * perVisit.lists, popularity(addresses.lists), caches);
  const orders = ordersOf(plan, visits);
  const rows: readonly (readonly [perSecond: number, ms: number])[] = [
    [forms.asked + lists.asked, costs.keptPage],
    [forms.rendered, costs.form * factor],
    [lists.rendered, costs.list * factor],
    [visits * perVisit.ownForms, costs.form * factor],
    [orders.created, costs.orderPage * factor],
    [visits * perVisit.files * (1 - plan.filesFromCdn), costs.file],
    [visits * perVisit.estimates, costs.offers],
    [orders.watches + orders.reads, costs.orderRead],
  ];
  const requests = rows.reduce((sum, [perSecond]) => sum + perSecond, 0);
  const used = rows.reduce((sum, [perSecond, ms]) => sum + (perSecond * ms) / 1000, 0);
  const pages = {
    wanted: visits * (perVisit.forms + perVisit.lists),
    asked: forms.asked + lists.asked,
    rendered: forms.rendered + lists.rendered,
  };
  return { requests, used, pages, orders };
};

/**
 * Calls of the store. A creation writes twice. A read of a provider takes and ends a lease. A page reads what a
 * server has not cached.
 */
const storeCallsOf = ({ created, reads, watches }: ReturnType<typeof ordersOf>): number =>
  2 * created + 2 * reads + watches;

/**
 * Simulates a day minute by minute. Requests that the servers do not finish in a minute continue in the following
 * ones.
 */
export const simulateDay = (plan: Plan, costs: Costs): readonly Minute[] => {
  let backlog = 0;
  return Array.from({ length: MINUTES }, (_, minute) => {
    const visits = visitsAt(plan, minute);
    const { running, factor } = serversAt(plan, minute);
    const providers = providersAt(plan, minute);
    const { requests, used, pages, orders } = demandOf(plan, costs, visits, running, factor);
    const cores = running * plan.server.cores;
    const done = Math.min(cores, used + backlog / SECONDS_PER_MINUTE);
    backlog = Math.max(0, backlog + (used - cores) * SECONDS_PER_MINUTE);
    const ownWait = waitP95Ms(used, cores, (used * 1000) / requests);
    const estimates = visits * plan.perVisit.estimates;
    return {
      minute,
      visits,
      pages,
      used: done,
      cores,
      waitMs: (backlog * 1000) / cores + (Number.isFinite(ownWait) ? ownWait : 0),
      estimates,
      waiting: estimates * providers.seconds,
      providerCalls: estimates * providers.asked + orders.created + orders.reads,
      runningOrders: orders.running,
      storeCalls: storeCallsOf(orders),
    };
  });
};

/** Maximum of a figure during the day. */
export const peakOf = (day: readonly Minute[], figure: (minute: Minute) => number): number =>
  Math.max(...day.map(figure));
