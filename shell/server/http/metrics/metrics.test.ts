import { aRelease } from '../../releases/remotes/release-folder.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';

const FAILS = `exports.render = async () => { throw new Error('broken'); };`;

describe('the metrics of a server', () => {
  let site: TestSite;
  let metricsUrl: string;
  const read = async (): Promise<string> => (await fetch(metricsUrl)).text();
  /** Value of a series, with its labels as they are written. */
  const value = async (series: string): Promise<number | null> => {
    const line = (await read()).split('\n').find((each) => each.startsWith(`${series} `));
    return line === undefined ? null : Number(line.slice(series.length + 1));
  };

  beforeAll(async () => {
    site = await aSite([aRelease('mfe-exchange', '1.0.0'), aRelease('mfe-listing', '2.0.0', FAILS)], {
      config: { metrics: { host: '127.0.0.1', port: 0 } },
    });
    const started = await site.server.start();
    metricsUrl = started.metricsUrl ?? '';
    for (const path of [
      '/exchange',
      '/currencies',
      '/en/nothing-here',
      '/gateway/public-v2/exchange/currencies',
    ])
      await fetch(new URL(path, started.url), { headers: { host: 'coinlane.example' } });
  });
  afterAll(() => site.close());

  it('have the format of Prometheus', async () => {
    const response = await fetch(metricsUrl);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await response.text()).toContain('# TYPE coinlane_http_responses_total counter');
  });

  it.each([
    ['coinlane_fragment_renders_total{remote="mfe-exchange",version="1.0.0",result="rendered"}', 1],
    ['coinlane_fragment_renders_total{remote="mfe-listing",version="2.0.0",result="failed"}', 1],
    // the exchange, and the chrome of the page that was not found
    ['coinlane_render_seconds_count{result="rendered"}', 2],
    ['coinlane_gateway_calls_total{service="public-v2",status="502"}', 1],
    ['coinlane_ledger_revision', 1],
    ['coinlane_guard_stops_total{remote="mfe-exchange",action="stopped"}', 0],
    ['coinlane_csp_reports', 0],
    ['coinlane_problems', 0],
  ])('%s is %d', async (series, expected) => {
    expect(await value(series)).toBe(expected);
  });

  it('count by the pattern of a route, so that visitors cannot add labels', async () => {
    const text = await read();
    expect(text).not.toContain('nothing-here');
    expect(text).toContain('route="/gateway/:service/*"');
  });

  it('measure the event loop and the heap', async () => {
    expect(await read()).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
    expect(await value('nodejs_heap_size_used_bytes')).toBeGreaterThan(0);
  });

  it('show how old the knowledge of the ledger is while its store is down', async () => {
    site.store.isDown = true;
    await site.server.notify();
    const first = await value('coinlane_ledger_age_seconds');
    expect(await value('coinlane_problems')).toBe(1);
    await site.server.notify();
    expect(await value('coinlane_ledger_age_seconds')).toBeGreaterThan(first ?? Infinity);
    site.store.isDown = false;
    await site.server.notify();
    expect(await value('coinlane_problems')).toBe(0);
  });

  it('are not served to visitors', async () => {
    const response = await site.server.app.inject('/metrics');
    expect(response.body).not.toContain('coinlane_http_responses_total');
  });
});

describe('without METRICS_PORT', () => {
  it('there are no metrics', async () => {
    const site = await aSite([aRelease('mfe-exchange', '1.0.0')]);
    expect((await site.server.start()).metricsUrl).toBeNull();
    await site.close();
  });
});
