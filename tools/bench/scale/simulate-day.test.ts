import { passCaches, popularity } from './page-cache.ts';
import { aPlan, PLANNED_LOAD } from './plan.ts';
import { peakOf, simulateDay, visitsAt } from './simulate-day.ts';
import { serversFor } from './size-site.ts';
import { chanceToWait, waitP95Ms } from './waiting-time.ts';

const COSTS = {
  keptPage: 2,
  form: 30,
  list: 20,
  orderPage: 10,
  file: 0.4,
  estimate: 1,
  offers: 5,
  orderRead: 0.5,
  front: 0.1,
};
const VISITS = 1_000_000;

describe('the wait for a processor', () => {
  it.each([
    { rule: 'one processor waits as often as it is busy', load: 0.6, cores: 1, chance: 0.6 },
    { rule: 'a published value of Erlang C', load: 2, cores: 3, chance: 4 / 9 },
    { rule: 'a group of ten', load: 8, cores: 10, chance: 0.4092 },
    { rule: 'overload', load: 3, cores: 3, chance: 1 },
  ])('$rule', ({ load, cores, chance }) => {
    expect(chanceToWait(load, cores)).toBeCloseTo(chance, 4);
  });

  it.each([
    { rule: 'no wait if less than one in twenty waits', load: 1, cores: 10, ms: 0 },
    { rule: 'one processor at 60 %', load: 0.6, cores: 1, ms: (Math.log(12) * 10) / 0.4 },
    { rule: 'no end without a free processor', load: 2, cores: 2, ms: Number.POSITIVE_INFINITY },
  ])('$rule', ({ load, cores, ms }) => {
    expect(waitP95Ms(load, cores, 10)).toBeCloseTo(ms, 6);
  });
});

describe('caches of pages', () => {
  it('share all requests among the addresses', () => {
    const shares = popularity(20_000);
    expect(shares.reduce((sum, { share, count }) => sum + share * count, 0)).toBeCloseTo(1, 9);
    expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(20_000);
  });

  it.each([
    {
      rule: 'one address, often asked: twice a second and cache',
      edges: 3,
      servers: 1,
      asked: 6,
      rendered: 6 / 13,
    },
    { rule: 'no cache in front: all requests', edges: 0, servers: 1, asked: 1000, rendered: 1000 / 2001 },
    { rule: 'each server renders for itself', edges: 0, servers: 4, asked: 1000, rendered: 1000 / 501 },
  ])('$rule', ({ edges, servers, asked, rendered }) => {
    const passed = passCaches(1000, popularity(1), { edges, servers });
    expect(passed.asked).toBeCloseTo(asked, 6);
    expect(passed.rendered).toBeCloseTo(rendered, 6);
  });
});

describe('a simulated day', () => {
  const plan = aPlan({ visitsPerDay: VISITS, servers: 4 });

  it('has all visits, and the planned share in the busiest hour', () => {
    const perMinute = Array.from({ length: 1440 }, (_, minute) => visitsAt(plan, minute) * 60);
    const busiest = perMinute.slice(1170, 1230).reduce((sum, each) => sum + each, 0);
    expect(perMinute.reduce((sum, each) => sum + each, 0)).toBeCloseTo(VISITS, 0);
    expect(busiest / VISITS).toBeCloseTo(0.07, 3);
  });

  it('does the work of an overload later, and all of it', () => {
    const small = aPlan({ visitsPerDay: 1.35 * VISITS, servers: 1 });
    const day = simulateDay(small, COSTS);
    const whole = simulateDay({ ...small, server: { cores: 1000, connections: 10 } }, COSTS);
    const work = (days: typeof day): number => days.reduce((sum, { used }) => sum + used, 0);
    expect(peakOf(day, ({ used, cores }) => used / cores)).toBe(1);
    expect(peakOf(day, ({ waitMs }) => waitMs)).toBeGreaterThan(10_000);
    expect(work(day)).toBeCloseTo(work(whole), 6);
  });

  it('has fewer processors while servers are lost', () => {
    const event = { kind: 'lost servers', atMinute: 600, minutes: 10, servers: 3 } as const;
    const day = simulateDay({ ...plan, events: [event] }, COSTS);
    expect(day.map(({ cores }) => cores).slice(599, 611)).toEqual([8, ...Array<number>(10).fill(2), 8]);
  });

  it('waits longer for providers while one is silent, and calls them less', () => {
    const event = { kind: 'silent provider', atMinute: 600, minutes: 10 } as const;
    const day = simulateDay({ ...plan, events: [event] }, COSTS);
    const usual = simulateDay(plan, COSTS);
    expect((day[605]?.waiting ?? 0) / (usual[605]?.waiting ?? 1)).toBeCloseTo((9 + 0.8 * 15) / 18 / 0.8, 6);
    expect(day[605]?.providerCalls).toBeLessThan(usual[605]?.providerCalls ?? 0);
    expect(day[611]).toEqual(usual[611]);
  });

  it('is served by one server less during a deploy, which renders more slowly', () => {
    const day = simulateDay({ ...plan, events: [{ kind: 'deploy', atMinute: 600 }] }, COSTS);
    expect(day[600]?.cores).toBe(6);
    expect(day[600]?.used).toBeGreaterThan(simulateDay(plan, COSTS)[600]?.used ?? 0);
    expect(day[602]?.cores).toBe(8);
  });
});

describe('the number of servers', () => {
  it.each([VISITS, 30 * VISITS])('keeps the planned load with one server away: %d visits', (visitsPerDay) => {
    const plan = aPlan({ visitsPerDay });
    const servers = serversFor(plan, COSTS);
    const used = peakOf(simulateDay({ ...plan, servers }, COSTS), (minute) => minute.used);
    expect(used / ((servers - 1) * plan.server.cores)).toBeLessThanOrEqual(PLANNED_LOAD);
    expect(used / ((servers - 2) * plan.server.cores)).toBeGreaterThan(PLANNED_LOAD * 0.8);
  });
});
