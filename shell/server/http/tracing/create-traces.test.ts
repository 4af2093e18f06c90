import fastify from 'fastify';

import { anUpstream } from '../../calls/upstream.fixture.ts';
import type { FakeUpstream } from '../../calls/upstream.fixture.ts';
import { aCollector } from './collector.fixture.ts';
import type { Collector } from './collector.fixture.ts';
import { createTraces } from './create-traces.ts';
import type { Traces } from './traces.ts';

describe('createTraces', () => {
  let collector: Collector;
  let upstream: FakeUpstream;
  let traces: Traces;
  beforeEach(async () => {
    [collector, upstream] = [await aCollector(), await anUpstream()];
    traces = createTraces({
      ...{ url: collector.url, headers: {}, serviceName: 'coinlane', environment: 'test' },
      ...{ sampler: 'parentbased_always_off', ratio: 1 },
    });
  });
  afterEach(() => {
    upstream.close();
    collector.close();
  });

  /** An app that calls a third party for each request. Returns the spans, and the headers that the third party received. */
  const ask = async (isInside: boolean, traceparent?: string) => {
    const app = fastify();
    traces.watch(app, { isInside });
    app.get('/orders/:id', async () => (await traces.fetchOf('exolix')(`${upstream.url}/echo`)).json());
    const reply = await app.inject({
      url: '/orders/a1?email=eva',
      headers: traceparent === undefined ? {} : { traceparent },
    });
    await app.close();
    await traces.stop();
    return { spans: collector.spans(), received: reply.json<{ headers: Record<string, string> }>().headers };
  };
  const SAMPLED = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

  it('continues the trace of this server inside, but not in a third party', async () => {
    const { spans, received } = await ask(true, SAMPLED);
    expect(spans.map(({ name, parent, traceId }) => [name, parent, traceId])).toEqual([
      ['GET exolix', 'GET /orders/:id', SAMPLED.split('-')[1]],
      ['GET /orders/:id', 'unknown', SAMPLED.split('-')[1]],
    ]);
    expect(received).not.toHaveProperty('traceparent');
  });

  it.each([
    { rule: 'a visitor cannot force a trace', isInside: false, traceparent: SAMPLED },
    { rule: 'a job in the background has no trace', isInside: true, traceparent: undefined },
    { rule: 'the server decided against a trace', isInside: true, traceparent: SAMPLED.replace(/1$/, '0') },
    { rule: 'a wrong header', isInside: true, traceparent: '00-0-0-01' },
  ])('exports nothing: $rule', async ({ isInside, traceparent }) => {
    expect((await ask(isInside, traceparent)).spans).toEqual([]);
    expect(collector.requests()).toEqual([]);
  });
});
