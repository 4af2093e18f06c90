import { request as httpRequest } from 'node:http';

import { csrfHeaders } from '../../http/security/csrf.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';
import { anUpstream, LARGE_REPLY } from '../upstream.fixture.ts';
import type { FakeUpstream } from '../upstream.fixture.ts';

let upstream: FakeUpstream | null = null;
let site: TestSite | null = null;
let address = '';
beforeAll(async () => {
  upstream = await anUpstream();
  site = await aSite([], { upstream: upstream.url });
  address = (await site.server.start()).url;
});
afterAll(async () => {
  await site?.close();
  upstream?.close();
});

const GOOD = { ...csrfHeaders(), 'content-type': 'application/json' };

describe('the gateway', () => {
  it('forwards a call with the allowed headers and the API key', async () => {
    const reply = await fetch(`${address}/gateway/public-v1.1/transactions?from=btc&x=%2F`, {
      method: 'POST',
      headers: {
        ...GOOD,
        authorization: 'Bearer t',
        'idempotency-key': 'i-1',
        'time-zone': 'Zone (GMT+0100)',
        'x-temp-token': 'temp',
        'accept-language': 'de',
        'x-forwarded-for': '1.2.3.4',
        'x-api-key': 'stolen',
        'x-sandbox-namespace': 'test-1',
      },
      body: '{"from":"btc"}',
    });
    const { url, headers, body } = (await reply.json()) as {
      url: string;
      headers: Record<string, string>;
      body: string;
    };
    expect([reply.status, url, body]).toEqual([201, '/base/transactions?from=btc&x=%2F', '{"from":"btc"}']);
    expect(headers).toEqual({
      accept: 'application/json',
      'accept-language': 'de',
      authorization: 'Bearer t',
      connection: expect.any(String),
      'content-length': '14',
      'content-type': 'application/json',
      host: expect.any(String),
      'idempotency-key': 'i-1',
      'time-zone': 'Zone (GMT+0100)',
      'x-api-key': 'secret-key',
      'x-temp-token': 'temp',
    });
  });

  it('puts the API key at the place of spec §7, and sends no credentials to a price service', async () => {
    const asked = async (path: string) => {
      const reply = await fetch(`${address}/gateway/${path}`, { headers: { authorization: 'Bearer t' } });
      return (await reply.json()) as { url: string; headers: Record<string, string> };
    };
    expect((await asked('public-v1/exchange-amount/1/now_nowbnb?api_key=site')).url).toBe(
      '/base/exchange-amount/1/now_nowbnb?api_key=secret-key',
    );
    expect((await asked('price-data/?fsyms=BTC')).headers).not.toHaveProperty('authorization');
  });

  it('returns a reply with the allowed headers only', async () => {
    const { headers } = await fetch(`${address}/gateway/content/anything`);
    const names = headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
    expect([names, headers.get('server'), headers.get('x-inside')]).toEqual([
      ['__Host-session', '__Host-csrf_token'],
      null,
      null,
    ]);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'application/json',
      'no-store',
    ]);
  });

  it('keeps the status, date and retry delay of the service', async () => {
    const { status, headers } = await fetch(`${address}/gateway/content/slow-down`);
    expect([status, headers.get('retry-after'), headers.get('date')]).toEqual([
      429,
      '7',
      'Wed, 01 Jan 2031 00:00:00 GMT',
    ]);
  });

  it.each([
    { method: 'GET', status: 201 },
    { method: 'PUT', status: 201 },
    { method: 'DELETE', status: 201 },
    { method: 'PATCH', status: 405 },
  ])('$method replies $status', async ({ method, status }) => {
    const headers = csrfHeaders();
    expect((await fetch(`${address}/gateway/content/x`, { method, headers })).status).toBe(status);
  });

  it('compresses a long reply', async () => {
    const reply = await fetch(`${address}/gateway/content/large`, { headers: { 'accept-encoding': 'br' } });
    expect([reply.headers.get('content-encoding'), await reply.text()]).toEqual(['br', LARGE_REPLY]);
    const refused = await fetch(`${address}/gateway/content/large`, {
      headers: { 'accept-encoding': 'br;q=0, gzip' },
    });
    expect([refused.headers.get('content-encoding'), await refused.text()]).toEqual(['gzip', LARGE_REPLY]);
  });

  it.each([
    { what: 'an unknown service', path: '/gateway/nobody/x', status: 404 },
    { what: 'a service that resets the connection', path: '/gateway/content/reset', status: 502 },
    { what: 'a path that climbs up', path: '/gateway/content/%2e%2e/secret', status: 400 },
    {
      what: 'a path that climbs up after an encoded slash',
      path: '/gateway/content/a%2f..%2fsecret',
      status: 400,
    },
  ])('$what: status $status', async ({ path, status }) => {
    const seen = await new Promise<number | undefined>((resolve) => {
      httpRequest(address, { path }, ({ statusCode }) => resolve(statusCode)).end();
    });
    expect(seen).toBe(status);
  });

  it.each(['/gateway/content/broken-large', '/gateway/content/broken-short'])(
    'a reply that is cut off is cut off for the visitor too: %s',
    async (path) => {
      for (const accepted of ['br', 'gzip', 'identity']) {
        const reading = fetch(`${address}${path}`, { headers: { 'accept-encoding': accepted } }).then(
          (reply) => reply.text(),
        );
        await expect(reading).rejects.toThrow();
      }
    },
  );

  it('reports that the service is down', async () => {
    const alone = await aSite([], { upstream: 'http://127.0.0.1:1' });
    const reply = await alone.server.app.inject('/gateway/content/x');
    await alone.close();
    expect([reply.statusCode, reply.json()]).toEqual([
      502,
      { error: 'upstream_unavailable', message: 'The service is unavailable.' },
    ]);
  });
});
