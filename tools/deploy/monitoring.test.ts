import { readFileSync } from 'node:fs';

import fastify from 'fastify';
import { Registry } from 'prom-client';
import { parse } from 'yaml';

import { addStateGauges, createSiteMetrics } from '../../shell/server/http/metrics/index.ts';
import { fromRoot } from '../webpack/paths.ts';
import { samplesOfGuard } from './guard-metrics.fixture.ts';

type Alert = { readonly alert: string; readonly expr: string };
type Panel = {
  readonly id: number;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string }[];
};

const textOf = (path: string): string => readFileSync(fromRoot(path), 'utf8');
const rules: { readonly groups: readonly { readonly rules: readonly Alert[] }[] } = parse(
  textOf('deploy/prometheus/alerts.yaml'),
);
const alerts = rules.groups.flatMap((group) => group.rules);
const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(textOf('deploy/grafana/coinlane.json'));
const expressions = [
  ...alerts.map(({ alert, expr }) => ({ name: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ name: title, expr })),
  ),
];

/** Added by Prometheus itself. */
const OF_PROMETHEUS = ['up', 'instance', 'job', 'le'];

const metricsText = async (): Promise<string> => {
  const registry = new Registry();
  addStateGauges(registry, {
    revision: () => 1,
    readAtMs: () => 1,
    problems: () => [],
    cspReports: () => 0,
    versions: () => Promise.resolve([{ remote: 'r', version: 'v', loads: 1, errorRate: 0, hangs: 0 }]),
    guardStops: () => [{ remote: 'r', action: 'stopped', count: 1 }],
    canaries: () => [{ remote: 'r', version: 'v', percent: 1 }],
    providers: {
      health: () => [
        {
          id: 'p',
          calls: 1,
          faults: 0,
          meanMs: 1,
          breaker: 'closed',
          isSwitchedOff: false,
          withheldOrders: 0,
        },
      ],
      orders: () => Promise.resolve([{ provider: 'p', status: 's', count: 1 }]),
      messages: () => Promise.resolve([{ channel: 'c', phase: 'p', count: 1 }]),
    },
    droppedSpans: () => ({ queue: 1 }),
    now: () => 1,
  });
  const site = createSiteMetrics(() => true);
  const app = fastify();
  site.watch(app);
  app.get('/gateway/:service/*', (_request, reply) => reply.send('ok'));
  await app.inject('/gateway/content/pages');
  site.recordFragment({ remote: 'r', version: 'v', pathname: '/', isRendered: true });
  await site.timed(() =>
    Promise.resolve({ fragment: null, failure: null, chrome: null, chromeProblem: null }),
  )(undefined);
  return `${await registry.metrics()}\n${(await site.text()).body}`;
};

/** Names of metrics and of their labels in a text, or in an expression. */
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[a-z]\w+/g));

describe('alerts and dashboard', () => {
  let known: ReadonlySet<string>;
  beforeAll(async () => {
    const lines = (await metricsText()).split('\n').filter((line) => !line.startsWith('#'));
    known = new Set([...wordsOf(lines.join('\n').replace(/"[^"]*"/g, '')), ...OF_PROMETHEUS]);
  });

  it.each(expressions)('$name uses only metrics and labels that a server has', ({ expr }) => {
    const functions = /\b(?:sum|max|min|avg|rate|increase|by|and|histogram_quantile)\b/g;
    const plain = expr.replace(/"[^"]*"|\[\w+\]/g, '').replace(functions, '');
    expect([...wordsOf(plain)].filter((word) => !known.has(word))).toEqual([]);
  });

  it('every alert has a row in the runbook, and no other has', () => {
    const rows = [...textOf('docs/ops.md').matchAll(/^\| `(Coinlane\w+)` \|/gm)].map(([, name]) => name);
    expect(rows.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
  });

  // promtool evaluates the same rule with the same metrics in the second tier
  it('CoinlaneGuardStopped is true for the metrics of a server whose guard acted, and not before', async () => {
    const { expr = '' } = alerts.find(({ alert }) => alert === 'CoinlaneGuardStopped') ?? {};
    const [, metric = ''] = /^sum by \(remote\) \(increase\((\w+)\[30m\]\)\) > 0$/.exec(expr) ?? [];
    const { before, after } = await samplesOfGuard(metric);
    const increases = [...after].map(([series, value]) => [series, value - (before.get(series) ?? NaN)]);
    expect(Object.fromEntries(increases)).toEqual({
      [`${metric}{remote="mfe-swap",action="stopped"}`]: 1,
      [`${metric}{remote="mfe-swap",action="rolled-back"}`]: 0,
    });
    expect([...before.values()]).toEqual([0, 0]);
  });

  it('the panels have different IDs and do not overlap', () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from(
        { length: w * h },
        (_, index) => `${String(x + (index % w))}:${String(y + Math.floor(index / w))}`,
      ),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  });
});
