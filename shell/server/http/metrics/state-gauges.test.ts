import { Registry } from 'prom-client';

import { addStateGauges } from './state-gauges.ts';
import type { MetricSources } from './state-gauges.ts';

const SOURCES: MetricSources = {
  revision: () => 7,
  readAtMs: () => 1000,
  problems: () => ['the store is down'],
  cspReports: () => 3,
  versions: () =>
    Promise.resolve([{ remote: 'mfe-pro', version: '1.2.0', loads: 40, errorRate: 0.25, hangs: 2 }]),
  guardStops: () => [
    { remote: 'mfe-swap', action: 'stopped', count: 1 },
    { remote: 'mfe-swap', action: 'rolled-back', count: 0 },
  ],
  canaries: () => [{ remote: 'mfe-swap', version: '1.3.0', percent: 10 }],
  providers: {
    health: () => [
      {
        id: 'sideshift',
        calls: 10,
        faults: 5,
        meanMs: 250,
        breaker: 'open',
        isSwitchedOff: false,
        withheldOrders: 2,
      },
      {
        id: 'exolix',
        calls: 4,
        faults: 0,
        meanMs: 80,
        breaker: 'closed',
        isSwitchedOff: true,
        withheldOrders: 0,
      },
    ],
    orders: () => Promise.resolve([{ provider: 'exolix', status: 'waiting', count: 6 }]),
    messages: () => Promise.resolve([{ channel: 'webhook', phase: 'waiting', count: 2 }]),
  },
  droppedSpans: () => ({ queue: 5, export: 8 }),
  now: () => 4500,
};

const textOf = async (sources: MetricSources): Promise<readonly string[]> => {
  const registry = new Registry();
  addStateGauges(registry, sources);
  return (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
};

describe('addStateGauges', () => {
  it('reads every source', async () => {
    expect(await textOf(SOURCES)).toEqual([
      'coinlane_ledger_revision 7',
      'coinlane_ledger_age_seconds 3.5',
      'coinlane_problems 1',
      'coinlane_csp_reports 3',
      'coinlane_remote_loads{remote="mfe-pro",version="1.2.0"} 40',
      'coinlane_remote_error_ratio{remote="mfe-pro",version="1.2.0"} 0.25',
      'coinlane_remote_hangs{remote="mfe-pro",version="1.2.0"} 2',
      'coinlane_canary_percent{remote="mfe-swap",version="1.3.0"} 10',
      'coinlane_guard_stops_total{remote="mfe-swap",action="stopped"} 1',
      'coinlane_guard_stops_total{remote="mfe-swap",action="rolled-back"} 0',
      'coinlane_provider_calls{provider="sideshift"} 10',
      'coinlane_provider_calls{provider="exolix"} 4',
      'coinlane_provider_faults{provider="sideshift"} 5',
      'coinlane_provider_faults{provider="exolix"} 0',
      'coinlane_provider_mean_seconds{provider="sideshift"} 0.25',
      'coinlane_provider_mean_seconds{provider="exolix"} 0.08',
      'coinlane_provider_breaker_open{provider="sideshift"} 1',
      'coinlane_provider_breaker_open{provider="exolix"} 0',
      'coinlane_provider_switched_off{provider="sideshift"} 0',
      'coinlane_provider_switched_off{provider="exolix"} 1',
      'coinlane_provider_withheld_orders{provider="sideshift"} 2',
      'coinlane_provider_withheld_orders{provider="exolix"} 0',
      'coinlane_orders{provider="exolix",status="waiting"} 6',
      'coinlane_messages{channel="webhook",phase="waiting"} 2',
      'coinlane_dropped_spans_total{reason="queue"} 5',
      'coinlane_dropped_spans_total{reason="export"} 8',
    ]);
  });

  it('keeps the other metrics if a source fails', async () => {
    const providers = { ...SOURCES.providers, health: () => [], messages: () => Promise.resolve([]) };
    const orders = () => Promise.reject(new Error('the database is down'));
    const lines = await textOf({ ...SOURCES, providers: { ...providers, orders } });
    expect(lines).toContain('coinlane_problems 1');
    expect(lines.some((line) => line.startsWith('coinlane_orders'))).toBe(false);
  });

  it('forgets what a source no longer has', async () => {
    const registry = new Registry();
    let versions = await SOURCES.versions();
    addStateGauges(registry, { ...SOURCES, versions: () => Promise.resolve(versions), providers: null });
    expect(await registry.metrics()).toContain('mfe-pro');
    versions = [];
    expect(await registry.metrics()).not.toContain('mfe-pro');
  });

  it('has no revision and no age before the first read', async () => {
    const lines = await textOf({ ...SOURCES, revision: () => null, readAtMs: () => null, providers: null });
    expect(lines.filter((line) => line.includes('ledger'))).toEqual([]);
  });
});
