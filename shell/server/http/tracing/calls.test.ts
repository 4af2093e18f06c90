import { startLab } from '@coinlane/provider-lab';

import { anUpstream } from '../../calls/upstream.fixture.ts';
import { aRelease } from '../../releases/remotes/release-folder.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import { ADDRESS, READS, tracesTo, visit } from './visit.fixture.ts';

const REFUND = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const ORDER_BODY = {
  ...{
    provider: 'changenow',
    flow: 'standard',
    type: 'direct',
    isBridge: false,
    fromAmount: '0.1',
    toAmount: '',
  },
  ...{ fromCurrency: 'btc', fromNetwork: 'btc', toCurrency: 'eth', toNetwork: 'eth', address: ADDRESS },
  ...{
    extraId: '',
    refundAddress: REFUND,
    refundExtraId: '',
    userId: '',
    contactEmail: 'eva@visitor.example',
  },
  ...{ ga: '', source: 'site', promoCode: '', info: {} },
};

describe('a call of a page', () => {
  it('continues its trace in the service', async () => {
    const upstream = await anUpstream();
    // the service replies with the headers that it received
    let reply = '';
    const { spans } = await visit([], { upstream: upstream.url }, async (ask) => {
      reply = (await ask('/gateway/account/echo', { address: ADDRESS })).body;
    });
    upstream.close();
    const [call] = spans();
    expect([call?.name, call?.parent]).toEqual(['POST account', 'POST /gateway/:service/*']);
    expect(JSON.parse(reply)).toMatchObject({
      headers: { traceparent: `00-${String(call?.traceId)}-${String(call?.id)}-01` },
      body: JSON.stringify({ address: ADDRESS }),
    });
  });

  it('is marked as failed if the service is down', async () => {
    const { spans } = await visit([], { upstream: 'http://127.0.0.1:1' }, async (ask) => {
      await ask('/gateway/account/echo');
    });
    expect(spans().map(({ name, attributes, isError }) => [name, isError, attributes['error.type']])).toEqual(
      [
        ['GET account', true, 'no_reply'],
        ['GET /gateway/:service/*', true, '502'],
      ],
    );
  });
});

describe('a call that swap providers answer', () => {
  it('has a span for each call to a provider, below the swap gateway', async () => {
    const lab = await startLab();
    const config = { isSandbox: false, providers: lab.providers.filter(({ id }) => id === 'changenow') };
    const estimate = new URLSearchParams({
      ...{ fromCurrency: 'btc', fromNetwork: 'btc', toCurrency: 'eth', toNetwork: 'eth' },
      ...{ type: 'direct', flow: 'standard', fromAmount: '0.1' },
    });
    const statuses: number[] = [];
    const { spans, payload } = await visit([], { config }, async (ask) => {
      statuses.push((await ask(`/gateway/account/v1.2/exchange/estimate?${estimate.toString()}`)).status);
      statuses.push((await ask('/gateway/public-v1.1/transactions', ORDER_BODY)).status);
    });
    const [order] = lab.book.all();
    await lab.stop();
    expect(statuses).toEqual([200, 200]);
    const calls = spans().filter(({ attributes }) => attributes['peer.service'] === 'changenow');
    expect(new Set(calls.map(({ name, parent }) => `${name} below ${parent ?? 'none'}`))).toEqual(
      new Set([
        'GET changenow below GET /account/v1.2/exchange/estimate',
        'GET changenow below POST /public-v1.1/transactions',
        'POST changenow below POST /public-v1.1/transactions',
      ]),
    );
    const visits = new Set(
      spans().flatMap(({ name, parent, traceId }) => (parent === null ? [`${name} ${traceId}`] : [])),
    );
    expect([...visits].map((each) => each.split(' ').slice(0, 2).join(' ')).toSorted()).toEqual([
      'GET /gateway/:service/*',
      'POST /gateway/:service/*',
    ]);
    for (const secret of [
      ADDRESS,
      REFUND,
      order?.id,
      order?.depositAddress,
      'fromAmount',
      '127.0.0.1',
      'eva@',
    ])
      expect(payload()).not.toContain(secret);
  });
});

describe('a collector that is down', () => {
  it('does not change a reply; lost spans are counted in the metrics', async () => {
    const down = { url: 'http://127.0.0.1:1/v1/traces' };
    const sites = await Promise.all(
      [null, tracesTo(down)].map((traces) =>
        aSite([aRelease('mfe-exchange', '1.0.0', READS)], {
          config: { traces, metrics: { host: '127.0.0.1', port: 0 } },
        }),
      ),
    );
    const urls = await Promise.all(sites.map(({ server }) => server.start()));
    const replies = await Promise.all(
      urls.map(async ({ url }) => {
        const reply = await fetch(new URL('/exchange', url), { headers: { host: 'coinlane.example' } });
        return [reply.status, /<h1>\w+<\/h1>/.exec(await reply.text())?.[0]];
      }),
    );
    const dropped = async (): Promise<number | null> => {
      const text = await (await fetch(urls[1]?.metricsUrl ?? '')).text();
      const found = /^coinlane_dropped_spans_total\{reason="export"\} (\d+)$/m.exec(text);
      return found === null ? null : Number(found[1]);
    };
    expect(await dropped()).toBe(0);
    // the visit, its fragment and its call
    while ((await dropped()) !== 3) await new Promise((resolve) => setTimeout(resolve, 50));
    const withoutTraces = await (await fetch(urls[0]?.metricsUrl ?? '')).text();
    await Promise.all(sites.map(({ close }) => close()));
    expect(replies).toEqual([
      [200, '<h1>Left</h1>'],
      [200, '<h1>Left</h1>'],
    ]);
    expect(withoutTraces).not.toContain('coinlane_dropped_spans_total');
  });
});
