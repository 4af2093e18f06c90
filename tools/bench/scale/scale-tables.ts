import type { Costs } from './costs.ts';
import { aPlan } from './plan.ts';
import type { Plan } from './plan.ts';
import { peakOf, simulateDay } from './simulate-day.ts';
import type { Minute } from './simulate-day.ts';
import { serversFor, sizeFor } from './size-site.ts';
import type { Size } from './size-site.ts';

const NAMES: Readonly<Record<keyof Costs, string>> = {
  keptPage: 'a page that the server has in its cache',
  form: 'the form, rendered',
  list: 'a list of currencies, rendered',
  orderPage: 'the page of an order, rendered',
  file: 'a file of the site',
  estimate: 'an estimate, passed on to a service',
  offers: 'an estimate from five providers of the lab',
  orderRead: 'the state of an order, passed on to a service',
  front: 'a page from the cache of nginx',
};

const whole = (value: number): string => Math.round(value).toLocaleString('en');

const costTable = (costs: Costs): readonly string[] => [
  '| Request | Processor ms | One processor answers per second |',
  '|---|---|---|',
  ...Object.entries(NAMES).flatMap(([key, name]) => {
    const ms = new Map(Object.entries(costs)).get(key);
    return ms === undefined ? [] : [`| ${name} | ${String(ms)} | ${whole(1000 / ms)} |`];
  }),
];

const VISITS = [1_000_000, 10_000_000, 100_000_000];

const FIGURES: readonly (readonly [name: string, of: (size: Size) => string])[] = [
  ['visits per second', ({ day }) => whole(peakOf(day, ({ visits }) => visits))],
  ['shared pages per second', ({ day }) => whole(peakOf(day, ({ pages }) => pages.wanted))],
  ['of these at the servers', ({ day }) => whole(peakOf(day, ({ pages }) => pages.asked))],
  ['of these rendered', ({ day }) => whole(peakOf(day, ({ pages }) => pages.rendered))],
  ['estimates per second', ({ day }) => whole(peakOf(day, ({ estimates }) => estimates))],
  ['processors in use', ({ day }) => whole(peakOf(day, ({ used }) => used))],
  ['**servers of 2 processors**', ({ servers }) => `**${whole(servers)}**`],
  ['calls to providers per second', ({ day }) => whole(peakOf(day, ({ providerCalls }) => providerCalls))],
  ['running orders', ({ day }) => whole(peakOf(day, ({ runningOrders }) => runningOrders))],
  ['calls of the order store per second', ({ day }) => whole(peakOf(day, ({ storeCalls }) => storeCalls))],
  ['connections to PostgreSQL', ({ servers }) => whole(servers * aPlan().server.connections)],
];

const sizeTable = (costs: Costs): readonly string[] => {
  const sizes = VISITS.flatMap((visits) => [sizeFor(visits, true, costs), sizeFor(visits, false, costs)]);
  const heads = sizes.map(
    ({ visitsPerDay, hasCdn }) => `${whole(visitsPerDay / 1e6)} M${hasCdn ? '' : ', no CDN'}`,
  );
  return [
    `| In the busiest minute | ${heads.join(' | ')} |`,
    `|---|${heads.map(() => '---|').join('')}`,
    ...FIGURES.map(([name, of]) => `| ${name} | ${sizes.map(of).join(' | ')} |`),
  ];
};

/** The day with faults in the document, sized for 100 million visits. */
export const hardDay = (costs: Costs): { readonly plan: Plan; readonly day: readonly Minute[] } => {
  const sized = aPlan();
  const servers = serversFor(sized, costs);
  const plan = aPlan({
    servers,
    events: [
      { kind: 'deploy', atMinute: 11 * 60 },
      { kind: 'silent provider', atMinute: 16 * 60, minutes: 40 },
      { kind: 'lost servers', atMinute: 20 * 60, minutes: 30, servers: Math.ceil(servers / 2) },
    ],
  });
  return { plan, day: simulateDay(plan, costs) };
};

const between = (day: readonly Minute[], from: number, to: number): readonly Minute[] =>
  day.filter(({ minute }) => minute >= from && minute < to);

const eventTable = (costs: Costs): readonly string[] => {
  const { plan, day } = hardDay(costs);
  const rows: readonly (readonly [string, readonly Minute[]])[] = [
    ['the hour before the deploy', between(day, 10 * 60, 11 * 60)],
    ['deploy, one server after the other', between(day, 11 * 60, 11 * 60 + 10)],
    ['a provider of five is silent', between(day, 16 * 60, 16 * 60 + 40)],
    ['half of the servers are lost in the busiest half hour', between(day, 20 * 60, 20 * 60 + 30)],
    ['the ten minutes after that', between(day, 20 * 60 + 30, 20 * 60 + 40)],
  ];
  const line = ([name, part]: (typeof rows)[number]): string =>
    `| ${name} | ${whole(Math.max(...part.map(({ used, cores }) => (100 * used) / cores)))} % | ${whole(peakOf(part, ({ waitMs }) => waitMs) / 1000)} s | ${whole(peakOf(part, ({ waiting }) => waiting))} | ${whole(peakOf(part, ({ providerCalls }) => providerCalls))} |`;
  return [
    `With ${whole(plan.servers)} servers and ${whole(plan.visitsPerDay / 1e6)} million visits:`,
    '',
    '| When | Processors in use | Wait for a processor, p95 | Estimates that wait for providers | Calls to providers per second |',
    '|---|---|---|---|---|',
    ...rows.map(line),
  ];
};

/** The tables of `docs/scale.md`, by the name of their position. */
export const scaleTables = (costs: Costs): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({ costs: costTable(costs), sizes: sizeTable(costs), events: eventTable(costs) }).map(
      ([name, lines]) => [name, lines.join('\n')],
    ),
  );

/** Puts each table between its marks. */
export const withTables = (document: string, tables: ReadonlyMap<string, string>): string =>
  [...tables].reduce(
    (text, [name, table]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`),
        (_all, start: string, end: string) => `${start}\n\n${table}\n\n${end}`,
      ),
    document,
  );
