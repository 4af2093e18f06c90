import type { Costs } from './costs.ts';
import { aPlan, PLANNED_LOAD } from './plan.ts';
import type { Plan } from './plan.ts';
import { peakOf, simulateDay } from './simulate-day.ts';
import type { Minute } from './simulate-day.ts';

const MOST_SERVERS = 20_000;

/**
 * Number of servers for a plan without events: at most the planned load in the busiest minute, with one server
 * unavailable.
 */
export const serversFor = (plan: Plan, costs: Costs): number => {
  // each server has its own cache, so more servers render more pages
  for (let servers = 1; servers < MOST_SERVERS;) {
    const used = peakOf(simulateDay({ ...plan, servers, events: [] }, costs), (minute) => minute.used);
    const needed = Math.ceil(used / (plan.server.cores * PLANNED_LOAD)) + 1;
    if (needed <= servers) return servers;
    servers = needed;
  }
  return MOST_SERVERS;
};

export type Size = {
  readonly visitsPerDay: number;
  readonly hasCdn: boolean;
  readonly servers: number;
  readonly day: readonly Minute[];
};

/** Sizes a site for a number of visits per day, behind a CDN and caches, or alone. */
export const sizeFor = (visitsPerDay: number, hasCdn: boolean, costs: Costs): Size => {
  const change = hasCdn ? {} : { edges: 0, filesFromCdn: 0 };
  const plan = aPlan({ visitsPerDay, ...change });
  const servers = serversFor(plan, costs);
  return { visitsPerDay, hasCdn, servers, day: simulateDay({ ...plan, servers }, costs) };
};
