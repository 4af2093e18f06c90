import { createCsrfToken } from '../security/csrf-token.ts';
import { aSite } from '../testing/shell-server.fixture.ts';
import type { TestSite } from '../testing/shell-server.fixture.ts';
import { anUpstream } from '../testing/upstream.fixture.ts';
import type { FakeUpstream } from '../testing/upstream.fixture.ts';
import { createAskService } from './ask-service.ts';

const SECRET = 's'.repeat(32);
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

const token = createCsrfToken(SECRET);
const GOOD = { cookie: `csrf_token=${token}`, 'x-csrf-token': token, 'content-type': 'application/json' };

describe('a state-changing call (spec §6 "Requests")', () => {
  const post = (headers: Record<string, string>, body = '{}') =>
    fetch(`${address}/gateway/content/x`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  it.each([
    { what: 'no token', headers: {} },
    { what: 'a cookie alone', headers: { cookie: `csrf_token=${token}` } },
    { what: 'a header alone', headers: { 'x-csrf-token': token } },
    { what: 'a foreign origin', headers: { ...GOOD, origin: 'https://evil.example' } },
    { what: 'a foreign site', headers: { ...GOOD, 'sec-fetch-site': 'cross-site' } },
  ])('is refused with $what', async ({ headers }) => {
    const reply = await post(headers);
    expect([reply.status, ((await reply.json()) as { error: string }).error]).toEqual([403, 'csrf_invalid']);
  });

  it.each([
    {
      what: 'a form',
      headers: { ...GOOD, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=1',
      status: 415,
    },
    { what: 'a body above 1 MB', headers: GOOD, body: `"${'x'.repeat(1_100_000)}"`, status: 413 },
    { what: 'a body of 1 MB', headers: GOOD, body: `"${'x'.repeat(1_000_000)}"`, status: 201 },
  ])('$what answers $status', async ({ headers, body, status }) => {
    expect((await post(headers, body)).status).toBe(status);
  });
});

describe('one call too many (performance-and-security: rate limits)', () => {
  it('is answered with when to come back, and no service hears of it', async () => {
    const login = () =>
      fetch(`${address}/gateway/account/auth/login`, { method: 'POST', headers: GOOD, body: '{}' });
    for (let asked = 0; asked < 30; asked += 1) expect((await login()).status).toBe(201);
    const reply = await login();
    expect([reply.status, reply.headers.get('retry-after'), await reply.json()]).toEqual([
      429,
      '60',
      { error: 'AUTH.RETRY_LATER' },
    ]);
    expect((await fetch(`${address}/gateway/account/users/me`)).status).toBe(201);
  });
});

describe('a service that stalls', () => {
  it('is given up with 504', async () => {
    const service = createAskService();
    const answer = await service.ask({
      url: new URL(`${upstream?.url ?? ''}/stall`),
      method: 'GET',
      headers: {},
      body: null,
      timeoutMs: 100,
      dropped: new AbortController().signal,
    });
    service.close();
    expect(answer).toEqual({ _tag: 'TimedOut' });
  });
});
