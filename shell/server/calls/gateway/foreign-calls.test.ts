import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';
import { anUpstream } from '../upstream.fixture.ts';
import type { FakeUpstream } from '../upstream.fixture.ts';

const ORIGIN = 'https://blog.example';
let upstream: FakeUpstream | null = null;
let site: TestSite | null = null;
beforeAll(async () => {
  upstream = await anUpstream();
  site = await aSite([], { upstream: upstream.url, config: { blockOrigins: [ORIGIN] } });
});
afterAll(async () => {
  await site?.close();
  upstream?.close();
});

describe('a block on a page of another site', () => {
  it.each([
    { method: 'GET', url: '/gateway/swaps/abc', status: 201 },
    { method: 'POST', url: '/gateway/frontend/contact/complete', status: 201 },
    { method: 'GET', url: '/gateway/public-v2/exchange/currencies?active=true', status: 201 },
    { method: 'POST', url: '/gateway/public-v2/exchange/currencies', status: 403 },
    { method: 'GET', url: '/gateway/public-v2/exchange/by-id?id=abc', status: 403 },
    { method: 'POST', url: '/gateway/public-v2/exchange/refund', status: 403 },
    { method: 'GET', url: '/gateway/account/users/me', status: 403 },
  ] as const)('$method $url: $status', async ({ method, url, status }) => {
    const reply = await site?.server.app.inject({
      method,
      url,
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      ...(method === 'POST' ? { payload: '{}' } : {}),
    });
    expect(reply?.statusCode).toBe(status);
  });
});
