import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';
import { anUpstream } from '../upstream.fixture.ts';
import type { FakeUpstream } from '../upstream.fixture.ts';

let upstream: FakeUpstream | null = null;
let site: TestSite | null = null;
beforeAll(async () => {
  upstream = await anUpstream();
  site = await aSite([], { upstream: upstream.url });
});
afterAll(async () => {
  await site?.close();
  upstream?.close();
});

const statusOf = async (url: string, method: 'GET' | 'HEAD' = 'GET') =>
  (await site?.server.app.inject({ method, url }))?.statusCode;

describe('a call that lists the orders of all visitors', () => {
  it.each([
    '/gateway/public-v2/exchanges',
    '/gateway/public-v2/exchanges?limit=100&offset=0',
    '/gateway/public-v2/exchanges/',
    '/gateway/public-v2/EXCHANGES',
    '/gateway/public-v2/%65xchanges',
    '/gateway/public-v2/exchanges;x=1',
    '/gateway/public-v2/exchanges%3Fa',
    '/gateway/public-v2/exchanges%20',
    '/gateway/public-v1/transactions',
    '/gateway/public-v1/transactions/key',
    '/gateway/public-v1/transactions/key?limit=9',
    '/gateway/public-v1.1/transactions',
  ])('is not forwarded: %s', async (url) => {
    expect([await statusOf(url), await statusOf(url, 'HEAD')]).toEqual([404, 404]);
  });

  it.each([
    '/gateway/public-v2/exchange/by-id?id=a88c9de3e1b0bd',
    '/gateway/public-v1/transactions/a88c9de3e1b0bd/key',
    '/gateway/public-v1.1/transactions/a88c9de3e1b0bd',
  ])('differs from a call about one order: %s', async (url) => {
    expect(await statusOf(url)).not.toBe(404);
  });
});
