import { openSandbox } from './testing/open-sandbox.ts';
import type { OpenSandbox } from './testing/open-sandbox.ts';
import { createControlAccess } from './access.ts';

const TOKEN = 'a-control-token-of-32-characters';

const basic = (password: string): string => `Basic ${Buffer.from(`any:${password}`).toString('base64')}`;

const caller = (change: {
  readonly address?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}) => ({
  method: change.method ?? 'GET',
  headers: { host: 'localhost:4000', ...change.headers },
  raw: { socket: { remoteAddress: change.address ?? '127.0.0.1' } },
});

describe('access to the controls without a token', () => {
  it.each([
    { rule: 'this machine', call: {}, is: true },
    { rule: 'this machine by its address', call: { headers: { host: '127.0.0.1:4000' } }, is: true },
    { rule: 'this machine over IPv6', call: { address: '::1', headers: { host: '[::1]:4000' } }, is: true },
    { rule: 'this machine as a mapped address', call: { address: '::ffff:127.0.0.1' }, is: true },
    { rule: 'another machine', call: { address: '203.0.113.9' }, is: false },
    { rule: 'another machine with a similar address', call: { address: '::ffff:203.0.113.9' }, is: false },
    { rule: 'a closed socket', call: { address: '' }, is: false },
    { rule: 'a name that points to this machine', call: { headers: { host: 'evil.example' } }, is: false },
    { rule: 'a name that starts like it', call: { headers: { host: 'localhost.evil.example' } }, is: false },
    { rule: 'a proxy', call: { headers: { 'x-forwarded-for': '203.0.113.9' } }, is: false },
    { rule: 'a proxy with another header', call: { headers: { forwarded: 'for=203.0.113.9' } }, is: false },
    { rule: 'a proxy that only names itself', call: { headers: { via: '1.1 proxy' } }, is: false },
    {
      rule: 'a proxy with a header of its vendor',
      call: { headers: { 'cf-connecting-ip': '203.0.113.9' } },
      is: false,
    },
    { rule: 'a proxy with an empty header', call: { headers: { 'true-client-ip': '' } }, is: false },
    { rule: 'a load balancer', call: { headers: { 'x-forwarded-port': '443' } }, is: false },
    ...[
      ...['x-envoy-external-address', 'cdn-loop', 'x-amzn-trace-id', 'cf-ray', 'x-proxyuser-ip'],
      ...['x-coming-from', 'forwarded-for', 'x-request-id', 'traceparent', 'http-via', 'proxy-connection'],
    ].map((name) => ({
      rule: `a proxy that keeps the host and adds only ${name}`,
      call: { headers: { [name]: '1' } },
      is: false,
    })),
    {
      rule: 'a browser on this machine',
      call: {
        headers: {
          ...{ 'accept-language': 'de', 'sec-fetch-site': 'none', 'sec-ch-ua': '"Chromium"', cookie: 'a=1' },
          ...{ 'upgrade-insecure-requests': '1', 'if-none-match': '"1"', 'content-type': 'text/plain' },
          ...{ referer: 'http://localhost:4000/', 'sec-ch-ua-mobile': '?0', 'sec-gpc': '1' },
          ...{ 'service-worker-navigation-preload': 'true', 'service-worker': 'script', 'ping-to': 'a' },
          ...{ 'viewport-width': '390', dpr: '2', rtt: '50', downlink: '10', ect: '4g' },
        },
      },
      is: true,
    },
    {
      rule: 'a page of the site on this machine',
      call: {
        headers: {
          ...{ 'x-csrf-token': 'a', 'idempotency-key': 'b', 'time-zone': 'UTC', 'x-temp-token': 'c' },
          ...{ 'x-sandbox-namespace': 'mine', authorization: 'Bearer d', 'x-requested-with': 'fetch' },
        },
      },
      is: true,
    },
    {
      rule: 'a guessed token',
      call: { address: '203.0.113.9', headers: { authorization: 'Bearer ' } },
      is: false,
    },
  ])('from $rule: $is', ({ call, is }) => {
    expect(createControlAccess(null).isAllowed(caller(call))).toBe(is);
  });
});

describe('access to the controls of a site with a public address', () => {
  it('takes a token: every call may come from a proxy on this machine that adds no header', () => {
    expect(createControlAccess(null, { isPublic: true }).isAllowed(caller({}))).toBe(false);
  });
});

describe('access to the controls with a token', () => {
  const far = (authorization: string, method = 'GET') =>
    caller({ address: '203.0.113.9', method, headers: { authorization } });

  it.each([
    { rule: 'its holder', call: far(`Bearer ${TOKEN}`), is: true },
    { rule: 'its holder, changing something', call: far(`Bearer ${TOKEN}`, 'PUT'), is: true },
    { rule: 'its holder in a browser', call: far(basic(TOKEN)), is: true },
    { rule: 'a page that makes a browser change something', call: far(basic(TOKEN), 'POST'), is: false },
    { rule: 'another token', call: far(`Bearer ${'b'.repeat(32)}`), is: false },
    { rule: 'a part of it', call: far(`Bearer ${TOKEN.slice(0, -1)}`), is: false },
    { rule: 'no token', call: far(''), is: false },
    ...['XBearer', 'BearerX'].map((scheme) => ({
      rule: `the scheme ${scheme}`,
      call: far(`${scheme} ${TOKEN}`),
      is: false,
    })),
    { rule: 'this machine without the token', call: caller({}), is: false },
  ])('from $rule: $is', ({ call, is }) => {
    expect(createControlAccess(TOKEN).isAllowed(call)).toBe(is);
  });

  it.each(['', 'short'])('rejects a token such as "%s"', (token) => {
    expect(() => createControlAccess(token)).toThrow('32 characters');
  });
});

describe('a sandbox on the public Internet', () => {
  const CONTROLS = [
    { method: 'GET', url: '/sandbox/outbox' },
    { method: 'GET', url: '/sandbox/outbox/?to=ann@example.com' },
    { method: 'GET', url: '/sandbox/live-chat/' },
    { method: 'GET', url: '/sandbox/v2/exchanges' },
    { method: 'GET', url: '/sandbox/public-v2/exchanges?limit=100' },
    { method: 'GET', url: '/sandbox/v1/transactions/a-key' },
    { method: 'GET', url: '/sandbox/public-v1/transactions/a-key' },
    { method: 'HEAD', url: '/sandbox/v2/exchanges' },
    { method: 'GET', url: '/sandbox/__sandbox/mails' },
    { method: 'GET', url: '/sandbox/__sandbox/orders' },
    { method: 'GET', url: '/sandbox/__sandbox/swaps' },
    { method: 'GET', url: '/sandbox/__sandbox/reviews' },
    { method: 'GET', url: '/sandbox/__sandbox/error-reports' },
    { method: 'POST', url: '/sandbox/__sandbox/clock' },
    { method: 'POST', url: '/sandbox/__sandbox/orders/x' },
    { method: 'PUT', url: '/sandbox/__sandbox/faults' },
    { method: 'DELETE', url: '/sandbox/__sandbox/namespace' },
  ] as const;
  const remoteAddress = '203.0.113.9';

  let closed: OpenSandbox;
  let guarded: OpenSandbox;
  beforeAll(async () => {
    closed = await openSandbox();
    guarded = await openSandbox({ controlToken: TOKEN });
  });
  afterAll(() => Promise.all([closed.close(), guarded.close()]));

  it.each(CONTROLS)('refuses $method $url', async (call) => {
    const [without, withToken] = [
      await closed.app.inject({ ...call, remoteAddress }),
      await guarded.app.inject({ ...call, remoteAddress }),
    ];

    expect([without.statusCode, withToken.statusCode]).toEqual([403, 401]);
    expect(withToken.headers['www-authenticate']).toContain('Basic');
  });

  it('allows them for the holder of its token', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const reply = await guarded.app.inject({ url: '/sandbox/__sandbox/mails', headers, remoteAddress });

    expect([reply.statusCode, reply.json()]).toEqual([200, { mails: [] }]);
  });

  it.each([
    { from: 'a page of another site', site: 'cross-site', status: 403 },
    { from: 'a page of another port', site: 'same-site', status: 403 },
    { from: 'a page of this site', site: 'same-origin', status: 200 },
    { from: 'the address bar', site: 'none', status: 200 },
  ])('replies $status to $from in a browser on its machine', async ({ site, status }) => {
    const headers = { 'sec-fetch-site': site };
    for (const url of ['/sandbox/__sandbox/mails', '/sandbox/outbox'])
      expect((await closed.app.inject({ url, headers })).statusCode).toBe(status);
  });

  it('serves visitors', async () => {
    const reply = await closed.app.inject({ url: '/sandbox/v1/min-amount/btc_eth', remoteAddress });

    expect(reply.statusCode).toBe(200);
  });

  it('keeps visitors out of the namespaces of tests', async () => {
    const namespace = 'mine';
    await closed.post('/__sandbox/clock', { advanceMs: 86_400_000 }, { namespace });
    const headers = { 'x-sandbox-namespace': namespace };
    const dateOf = async (from: string) =>
      (
        await closed.app.inject({
          url: '/sandbox/v1/exchange-amount/fixed-rate/0.1/btc_eth?useRateId=true',
          headers,
          remoteAddress: from,
        })
      )
        .json<{ validUntil: string }>()
        .validUntil.slice(0, 10);

    expect([await dateOf('127.0.0.1'), await dateOf(remoteAddress)]).toEqual(['2026-11-21', '2026-11-20']);
  });
});
