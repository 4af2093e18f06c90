import { csrfHeaders } from '../../http/security/csrf.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';
import { anUpstream } from '../upstream.fixture.ts';
import type { FakeUpstream } from '../upstream.fixture.ts';
import { untraced } from '../trace-call.ts';
import { createServiceClient } from './service-client.ts';

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

describe('a state-changing call (spec §6 "Requests")', () => {
  const post = (headers: Record<string, string>, body = '{}') =>
    fetch(`${address}/gateway/content/x`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  it.each([
    { what: 'no token', headers: {} },
    { what: 'only a cookie', headers: { cookie: GOOD.cookie } },
    { what: 'only a header', headers: { 'x-csrf-token': GOOD['x-csrf-token'] } },
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
  ])('$what: status $status', async ({ headers, body, status }) => {
    expect((await post(headers, body)).status).toBe(status);
  });
});

describe('an expired token', () => {
  const refusalWith = (headers: Record<string, string>) =>
    fetch(`${address}/gateway/content/x`, { method: 'POST', headers, body: '{}' });
  const json = { 'content-type': 'application/json' };

  it('is replaced in the refusal, and the repeated call succeeds', async () => {
    const reply = await refusalWith(json);
    const cookie = reply.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    expect(cookie.map((pair) => pair.split('=')[0])).toEqual(['__Host-session', '__Host-csrf_token']);
    const headers = { ...json, cookie: cookie.join('; '), 'x-csrf-token': cookie[1]?.split('=')[1] ?? '' };
    expect((await refusalWith(headers)).status).toBe(201);
  });

  it('is replaced in the body for a page in a frame, which has no cookie', async () => {
    const origin = 'https://coinlane.example';
    const { csrfToken } = (await (await refusalWith({ ...json, origin })).json()) as { csrfToken: string };
    expect((await refusalWith({ ...json, origin, 'x-csrf-token': csrfToken })).status).toBe(201);
    expect((await refusalWith({ ...json, 'x-csrf-token': csrfToken })).status).toBe(403);
  });

  it.each([
    { what: 'another origin', headers: { origin: 'https://evil.example' } },
    { what: 'another site', headers: { 'sec-fetch-site': 'cross-site' } },
    { what: 'a sibling site', headers: { 'sec-fetch-site': 'same-site' } },
  ])('is not replaced for $what', async ({ headers }) => {
    const reply = await refusalWith({ ...json, ...headers });
    expect([reply.headers.getSetCookie(), Object.keys((await reply.json()) as object)]).toEqual([
      [],
      ['error', 'message'],
    ]);
  });
});

describe('a call over the limit', () => {
  it('gets a retry delay, and is not sent to a service', async () => {
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
  it('ends with 504', async () => {
    const service = createServiceClient(untraced);
    const answer = await service.ask({
      service: 'account',
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
