import { aRelease } from '../../releases/remotes/release-folder.fixture.ts';
import type { Collector, ReceivedSpan } from './collector.fixture.ts';
import { ADDRESS, FROM_VISITOR, READS, visit, VISITOR_TRACE } from './visit.fixture.ts';

const THROWS = `exports.render = async () => { throw new Error('broken for eva@visitor.example'); };`;

const HANGS = `exports.render = () => new Promise(() => {});`;

const ORDER = 'c0ffee00order11';

const shown = ({ name, parent, attributes, isError }: ReceivedSpan) => ({
  name,
  parent,
  attributes,
  isError,
});

describe('a visit to a page with a fragment', () => {
  let collector: Collector;
  const named = (name: string) => collector.spans().filter((span) => span.name === name);
  beforeAll(async () => {
    collector = await visit(
      [aRelease('mfe-exchange', '1.0.0', READS), aRelease('mfe-listing', '2.0.0', THROWS)],
      { config: { isSandbox: true, upstreams: {}, publicOrigin: 'http://coinlane.example' } },
      async (ask) => {
        await ask('/exchange');
        await ask('/exchange');
        await ask(`/exchange/txs/${ORDER}?email=eva@visitor.example&address=${ADDRESS}`);
        await ask('/currencies');
        await ask(`/gateway/public-v1.1/transactions/${ORDER}?address=${ADDRESS}`);
        await ask('/healthz');
      },
    );
  });

  it('is one trace: the visit, the fragment, its call, and the service', () => {
    const [first] = named('GET /exchange');
    const trace = collector.spans().filter(({ traceId }) => traceId === first?.traceId);
    expect(trace.map(shown)).toEqual(
      expect.arrayContaining([
        {
          name: 'GET /exchange',
          parent: null,
          isError: false,
          attributes: {
            'http.request.method': 'GET',
            'http.route': '/exchange',
            'http.response.status_code': 200,
          },
        },
        {
          name: 'fragment mfe-exchange',
          parent: 'GET /exchange',
          isError: false,
          attributes: {
            'coinlane.remote': 'mfe-exchange',
            'coinlane.version': '1.0.0',
            'coinlane.outcome': 'rendered',
          },
        },
        {
          name: 'GET public-v1',
          parent: 'fragment mfe-exchange',
          isError: false,
          attributes: {
            'http.request.method': 'GET',
            'peer.service': 'public-v1',
            'http.response.status_code': 200,
          },
        },
        expect.objectContaining({ name: expect.stringMatching(/^GET \/sandbox\//), parent: 'GET public-v1' }),
      ]),
    );
    expect(trace).toHaveLength(4);
  });

  it('shows that the page of a second visit was cached', () => {
    const [, second] = named('GET /exchange');
    const trace = collector.spans().filter(({ traceId }) => traceId === second?.traceId);
    expect(trace.map(({ name, attributes }) => [name, attributes['coinlane.outcome']])).toEqual([
      ['fragment mfe-exchange', 'cached'],
      ['GET /exchange', undefined],
    ]);
  });

  it('shows a fragment that failed, without its message', () => {
    expect(named('fragment mfe-listing').map(shown)).toEqual([
      {
        name: 'fragment mfe-listing',
        parent: 'GET /currencies',
        isError: true,
        attributes: {
          'coinlane.remote': 'mfe-listing',
          'coinlane.version': '2.0.0',
          'coinlane.outcome': 'failed',
          'error.type': 'threw',
        },
      },
    ]);
  });

  it('names pages and calls by the pattern of their route', () => {
    expect(named('GET /exchange/txs/:transactionId')).toHaveLength(1);
    const [call] = named('GET public-v1.1');
    expect([call?.parent, call?.isError, call?.attributes['http.response.status_code']]).toEqual([
      'GET /gateway/:service/*',
      true,
      404,
    ]);
  });

  it('does not continue the trace of a visitor, which could force its recording', () => {
    expect(collector.payload()).not.toContain(VISITOR_TRACE);
  });

  it('has no spans for health checks', () => {
    expect(collector.payload()).not.toContain('healthz');
  });

  it.each([
    ...[ORDER, ADDRESS, 'visitor.example', 'email', 'active=', 'access-token', '203.0.113', '127.0.0.1'],
    ...['session', FROM_VISITOR['x-csrf-token'], 'Bearer'],
  ])('sends no %s to the collector', (secret) => {
    expect(collector.payload()).not.toContain(secret);
  });

  it('is sent as OTLP JSON, with the headers of the operator', () => {
    expect(collector.requests()[0]).toMatchObject({
      path: '/v1/traces',
      headers: { 'content-type': 'application/json', authorization: 'Bearer collector' },
    });
    expect(collector.payload()).toContain('{"key":"service.name","value":{"stringValue":"coinlane"}}');
  });
});

describe('a fragment that exceeds its time limit', () => {
  it('is late', async () => {
    const { spans } = await visit(
      [aRelease('mfe-exchange', '1.0.0', HANGS)],
      { fragmentLimitMs: 200 },
      async (ask) => {
        await ask('/exchange');
      },
    );
    const [fragment] = spans();
    expect([fragment?.attributes['coinlane.outcome'], fragment?.attributes['error.type']]).toEqual([
      'late',
      'timeout',
    ]);
  });
});
