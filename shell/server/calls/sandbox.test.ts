import { csrfHeaders } from '../http/security/csrf.fixture.ts';
import { aRelease } from '../releases/remotes/release-folder.fixture.ts';
import { aSite } from '../shell-server.fixture.ts';
import type { TestSite } from '../shell-server.fixture.ts';

const CALLS = `exports.render = async ({ http }) => {
  const reply = await http({ service: 'public-v1', method: 'GET', path: '/currencies', query: { active: 'true' } })();
  return { status: 200, html: '<h1>' + (reply._tag === 'Right' ? reply.right.length > 100 : reply.left._tag) + '</h1>',
    state: null, head: { title: 't' }, isCacheable: true }; };`;

describe('the site with its sandbox', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await aSite([aRelease('mfe-exchange', '1.0.0', CALLS)], {
      config: { isSandbox: true, upstreams: {}, publicOrigin: 'http://localhost:4140' },
    });
  });
  afterAll(() => site.close());
  const get = (url: string, headers: Record<string, string> = {}) => site.server.app.inject({ url, headers });

  it('serves browsers under /sandbox, with its own policy', async () => {
    const { statusCode, headers, body } = await get('/sandbox/');
    expect([statusCode, headers['content-type'], /sandbox/i.test(body)]).toEqual([
      200,
      'text/html; charset=utf-8',
      true,
    ]);
    expect(headers['content-security-policy']).not.toContain(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
  });

  it('is the service behind the gateway', async () => {
    const reply = await get('/gateway/public-v1/currencies?active=true');
    expect([reply.statusCode, reply.json<unknown[]>().length > 100]).toEqual([200, true]);
  });

  it('is the service behind the fragments', async () => {
    expect((await get('/exchange')).body).toContain('<h1>true</h1>');
  });

  it('separates tests by cookie, and does not cache their pages', async () => {
    const inTest = { cookie: 'sandbox_namespace=test-1' };
    const fault = await site.server.app.inject({
      method: 'PUT',
      url: '/sandbox/__sandbox/faults',
      headers: inTest,
      payload: [{ path: 'currencies', action: 'status', status: 500 }],
    });
    const [inside, outside] = [await get('/exchange', inTest), await get('/exchange')];
    const call = await get('/gateway/public-v1/currencies', inTest);
    expect([
      fault.statusCode < 300,
      call.statusCode,
      inside.body.includes('<h1>HttpError</h1>'),
      outside.body.includes('<h1>true</h1>'),
    ]).toEqual([true, 500, true, true]);
  });

  it.each([
    { url: '/sandbox/', status: 200 },
    { url: '/sandbox/content/icons/btc.svg', status: 200 },
    { url: '/sandbox/fiat/checkout?tid=none', status: 404 },
    { url: '/sandbox/nowhere', status: 404 },
    { url: '/sandbox/outbox', status: 403 },
    { url: '/sandbox/live-chat/', status: 403 },
    { url: '/sandbox/__sandbox/mails', status: 403 },
    { url: '/sandbox/account/balances', status: 403 },
    { url: '/sandbox/%61ccount/balances', status: 403 },
    { url: '/sandbox/v1/currencies', status: 403 },
    { url: '/sandbox/content/currencies', status: 403 },
  ])('replies $status at $url to a visitor from another machine', async ({ url, status }) => {
    const reply = await site.server.app.inject({ url, remoteAddress: '203.0.113.9' });

    expect(reply.statusCode).toBe(status);
  });

  it.each(['outbox', 'live-chat', '__sandbox/mails', '..%2foutbox'])(
    'has no %s behind the gateway',
    async (path) => {
      const replies = await Promise.all(
        ['content', 'public-v1'].map((service) => get(`/gateway/${service}/../${path}`)),
      );

      expect(replies.every(({ statusCode }) => statusCode === 400 || statusCode === 404)).toBe(true);
    },
  );

  it('ignores the namespace of a visitor from another machine', async () => {
    const headers = { cookie: 'sandbox_namespace=test-2', 'x-sandbox-namespace': 'test-2' };
    await site.server.app.inject({
      method: 'PUT',
      url: '/sandbox/__sandbox/faults',
      headers,
      payload: [{ path: 'currencies', action: 'status', status: 500 }],
    });
    const call = { url: '/gateway/public-v1/currencies', headers };
    const [near, far] = [
      await site.server.app.inject(call),
      await site.server.app.inject({ ...call, remoteAddress: '203.0.113.9' }),
    ];

    expect([near.statusCode, far.statusCode]).toEqual([500, 200]);
  });

  it('accepts error reports at the DSN of the page', async () => {
    const { body } = await get('/exchange');
    expect(body).toContain('"errorReportDsn":"http://public@localhost:4140/sandbox/error-reports/1"');
    const sent = await site.server.app.inject({
      method: 'POST',
      url: '/sandbox/error-reports/api/1/envelope/',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: `{"event_id":"${'a'.repeat(32)}"}\n{"type":"event"}\n${JSON.stringify({ message: 'x'.repeat(200_000) })}\n`,
    });
    expect(sent.statusCode).toBe(200);
  });

  it('checks CSRF before it handles a call', async () => {
    const post = (headers: Record<string, string>) =>
      site.server.app.inject({
        method: 'POST',
        url: '/gateway/frontend/promo',
        headers,
        payload: { email: 'a@b.example' },
      });
    const [without, withToken] = [await post({}), await post(csrfHeaders({ isHttps: false }))];
    expect([without.statusCode, withToken.json<{ error?: string }>().error === 'csrf_invalid']).toEqual([
      403,
      false,
    ]);
  });
});

describe('the sandbox of a site with a public address', () => {
  it('closes its controls to this machine too: a proxy on it may add no header', async () => {
    const site = await aSite([], {
      config: { isSandbox: true, upstreams: {}, publicOrigin: 'https://coinlane.example' },
    });
    const replies = await Promise.all(
      ['/sandbox/__sandbox/mails', '/sandbox/v2/exchanges', '/sandbox/'].map((url) =>
        site.server.app.inject({ url, headers: { host: 'localhost' } }),
      ),
    );
    await site.close();

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 200]);
  });
});
