import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** State of the server, read when the metrics are requested. */
export type MetricSources = {
  /** Served revision of the ledger. Null before the first. */
  readonly revision: () => number | null;
  /** Time of the last successful read of the ledger, in milliseconds. Null before the first. */
  readonly readAtMs: () => number | null;
  /** Problems of the readiness check. */
  readonly problems: () => readonly string[];
  readonly cspReports: () => number;
  /** Reports of pages about the versions of remotes in the last ten minutes, for all servers. */
  readonly versions: () => Promise<
    readonly {
      readonly remote: string;
      readonly version: string;
      readonly loads: number;
      readonly errorRate: number;
      readonly hangs: number;
    }[]
  >;
  /** Versions that the guard of this server has stopped or rolled back, with a row for each served remote. */
  readonly guardStops: () => readonly {
    readonly remote: string;
    readonly action: string;
    readonly count: number;
  }[];
  /** Canaries with their share of visitors in percent. 0: stopped. */
  readonly canaries: () => readonly {
    readonly remote: string;
    readonly version: string;
    readonly percent: number;
  }[];
  /** Swap providers. Null: the site has none. */
  readonly providers: {
    readonly health: () => readonly {
      readonly id: string;
      readonly calls: number;
      readonly faults: number;
      readonly meanMs: number;
      readonly breaker: 'closed' | 'open';
      readonly isSwitchedOff: boolean;
      readonly withheldOrders: number;
    }[];
    readonly orders: () => Promise<
      readonly { readonly provider: string; readonly status: string; readonly count: number }[]
    >;
    readonly messages: () => Promise<
      readonly { readonly channel: string; readonly phase: string; readonly count: number }[]
    >;
  } | null;
  /** Spans lost since the start, by reason. Null: there are no traces. */
  readonly droppedSpans: (() => Readonly<Record<string, number>>) | null;
  readonly now: () => number;
};

type Row = readonly [labels: Readonly<Record<string, string>>, value: number];

/**
 * Adds a gauge that is read when the metrics are requested. If its source fails, it has no values. The other
 * metrics are still sent, and an alert can detect that it is absent.
 */
const addGauge = (
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly string[],
  rows: () => readonly Row[] | Promise<readonly Row[]>,
): void => {
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      this.reset();
      // otherwise a gauge without labels would be 0
      if (labelNames.length === 0) this.remove();
      const values = await Promise.resolve()
        .then(rows)
        .catch((): readonly Row[] => []);
      for (const [labels, value] of values) this.set({ ...labels }, value);
    },
  });
};

const addServerGauges = (registry: Registry, sources: MetricSources): void => {
  const { revision, readAtMs, problems, cspReports, now } = sources;
  const addOne = (name: string, help: string, value: () => number | null): void =>
    addGauge(registry, `coinlane_${name}`, help, [], () => {
      const current = value();
      return current === null ? [] : [[{}, current]];
    });
  addOne('ledger_revision', 'Served revision of the release ledger.', revision);
  addOne('ledger_age_seconds', 'Time since the ledger was last read.', () => {
    const last = readAtMs();
    return last === null ? null : (now() - last) / 1000;
  });
  addOne('problems', 'Problems that /readyz names.', () => problems().length);
  addOne('csp_reports', 'Reports of the content policy since the start.', cspReports);
};

const addVersionGauges = (registry: Registry, { versions, canaries }: MetricSources): void => {
  const ofVersions =
    (value: (facts: Awaited<ReturnType<typeof versions>>[number]) => number) =>
    async (): Promise<readonly Row[]> =>
      (await versions()).map((facts) => [{ remote: facts.remote, version: facts.version }, value(facts)]);
  const labels = ['remote', 'version'];
  addGauge(
    registry,
    'coinlane_remote_loads',
    'Pages of the last ten minutes that loaded a version, on all servers.',
    labels,
    ofVersions(({ loads }) => loads),
  );
  addGauge(
    registry,
    'coinlane_remote_error_ratio',
    'Share of failures of a version in the last ten minutes, from 0 to 1. Each network has the same weight.',
    labels,
    ofVersions(({ errorRate }) => errorRate),
  );
  addGauge(
    registry,
    'coinlane_remote_hangs',
    'Pages of the last ten minutes that never became interactive.',
    labels,
    ofVersions(({ hangs }) => hangs),
  );
  addGauge(registry, 'coinlane_canary_percent', 'Share of visitors with a canary. 0: stopped.', labels, () =>
    canaries().map(({ percent, ...facts }) => [facts, percent]),
  );
};

const addGuardCounter = (registry: Registry, { guardStops }: MetricSources): void => {
  new Counter({
    name: 'coinlane_guard_stops_total',
    help: 'Versions that the guard of this server stopped on trial or rolled back after their rollout, by remote.',
    labelNames: ['remote', 'action'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const { remote, action, count } of guardStops()) this.inc({ remote, action }, count);
    },
  });
};

const addProviderGauges = (registry: Registry, { providers }: MetricSources): void => {
  if (providers === null) return;
  const { health, orders, messages } = providers;
  const ofHealth = (value: (facts: ReturnType<typeof health>[number]) => number) => (): readonly Row[] =>
    health().map((facts) => [{ provider: facts.id }, value(facts)]);
  const addOne = (name: string, help: string, value: Parameters<typeof ofHealth>[0]): void =>
    addGauge(registry, `coinlane_provider_${name}`, help, ['provider'], ofHealth(value));
  addOne('calls', 'Calls to a swap provider since the start.', ({ calls }) => calls);
  addOne('faults', 'Failed calls to a swap provider since the start.', ({ faults }) => faults);
  addOne('mean_seconds', 'Mean time of an answer since the start.', ({ meanMs }) => meanMs / 1000);
  addOne('breaker_open', '1 while a provider gets no requests for offers.', ({ breaker }) =>
    breaker === 'open' ? 1 : 0,
  );
  addOne('switched_off', '1 if an operator switched the provider off.', ({ isSwitchedOff }) =>
    isSwitchedOff ? 1 : 0,
  );
  addOne(
    'withheld_orders',
    'Orders since the start whose deposit address is not shown: their provider or their receipt names other terms.',
    ({ withheldOrders }) => withheldOrders,
  );
  addGauge(registry, 'coinlane_orders', 'Orders by provider and status.', ['provider', 'status'], async () =>
    (await orders()).map(({ provider, status, count }) => [{ provider, status }, count]),
  );
  addGauge(
    registry,
    'coinlane_messages',
    'Messages about orders by channel and phase.',
    ['channel', 'phase'],
    async () => (await messages()).map(({ channel, phase, count }) => [{ channel, phase }, count]),
  );
};

const addSpanCounter = (registry: Registry, { droppedSpans }: MetricSources): void => {
  if (droppedSpans === null) return;
  new Counter({
    name: 'coinlane_dropped_spans_total',
    help: 'Spans of traces that were lost: the queue was full, or the export to the collector failed.',
    labelNames: ['reason'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(droppedSpans())) this.inc({ reason }, count);
    },
  });
};

/** Adds the gauges of all sources. */
export const addStateGauges = (registry: Registry, sources: MetricSources): void => {
  addServerGauges(registry, sources);
  addVersionGauges(registry, sources);
  addGuardCounter(registry, sources);
  addProviderGauges(registry, sources);
  addSpanCounter(registry, sources);
};
