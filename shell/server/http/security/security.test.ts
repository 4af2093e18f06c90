import cookie from '@fastify/cookie';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import { contentSecurityPolicy } from './content-security-policy.ts';
import { addCspReportIntake } from './csp-report.ts';
import { ensureCsrfCookie } from './csrf-cookie.ts';
import { addResponseHeaders } from './response-headers.ts';

const SECRET = 's'.repeat(32);

const anApp = async (isHttps: boolean): Promise<FastifyInstance> => {
  const app = fastify();
  await app.register(cookie);
  addResponseHeaders(app, isHttps);
  app.get('/', (request, reply) => {
    ensureCsrfCookie(request, reply, { secret: SECRET, isHttps });
    return reply
      .header('content-security-policy', contentSecurityPolicy('n1', { connectOrigins: [] }))
      .send('page');
  });
  app.get('/plain', (_request, reply) => reply.send('plain'));
  return app;
};

describe('response headers', () => {
  it('are the same on every response', async () => {
    const { headers } = await (await anApp(true)).inject('/plain');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self), '),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy':
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    });
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it.each([
    {
      what: 'a worker of a release',
      url: '/remotes/mfe-exchange/0.1.0-ab/worker/qr-reader.worker.js',
      mayCompile: true,
    },
    {
      what: 'a file next to a worker',
      url: '/remotes/mfe-exchange/0.1.0-ab/worker/reader.wasm',
      mayCompile: false,
    },
    {
      what: 'another script of a release',
      url: '/remotes/mfe-exchange/0.1.0-ab/browser/x.js',
      mayCompile: false,
    },
    { what: 'a path that only looks like one', url: '/remotes/a/b/worker/../c.js', mayCompile: false },
  ])('allow WebAssembly: $what, $mayCompile', async ({ url, mayCompile }) => {
    const app = await anApp(false);
    app.get('/remotes/*', (_request, reply) => reply.send('file'));
    const policy = String((await app.inject(url)).headers['content-security-policy']);
    expect(policy.includes("script-src 'wasm-unsafe-eval'")).toBe(mayCompile);
    expect(policy).toMatch(/^default-src 'none'/);
  });

  it('require https only if the site uses https', async () => {
    expect((await (await anApp(false)).inject('/plain')).headers).not.toHaveProperty(
      'strict-transport-security',
    );
  });

  it('do not replace the policy of a page', async () => {
    const { headers } = await (await anApp(false)).inject('/');
    expect(headers['content-security-policy']).toContain("script-src 'nonce-n1' 'strict-dynamic'");
  });
});

describe('ensureCsrfCookie', () => {
  afterEach(() => jest.restoreAllMocks());

  it('sets a session that scripts cannot read, and a token that the page can read', async () => {
    const [session, token, ...others] = (await (await anApp(true)).inject('/')).cookies;
    expect(others).toEqual([]);
    const shared = { path: '/', sameSite: 'Lax', secure: true };
    expect(session).toMatchObject({ name: '__Host-session', httpOnly: true, ...shared });
    expect(token).toMatchObject({ name: '__Host-csrf_token', ...shared });
    for (const cookie of [session, token]) expect(cookie).not.toHaveProperty('domain');
    expect(token).not.toHaveProperty('httpOnly');
  });

  it('omits the prefix over plain http, where browsers reject it', async () => {
    const { cookies } = await (await anApp(false)).inject('/');
    expect(cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['session', undefined],
      ['csrf_token', undefined],
    ]);
  });

  it.each([
    { rule: 'keeps a valid token', change: {}, afterMs: 0, given: [] },
    { rule: 'keeps it for half of its lifetime', change: {}, afterMs: 5.9 * 3_600_000, given: [] },
    { rule: 'renews it after that', change: {}, afterMs: 6.1 * 3_600_000, given: ['csrf_token'] },
    {
      rule: 'replaces a forged one',
      change: { csrf_token: 'forged.token' },
      afterMs: 0,
      given: ['csrf_token'],
    },
    {
      rule: 'replaces one of another session',
      change: { session: 'B'.repeat(22) },
      afterMs: 0,
      given: ['csrf_token'],
    },
    {
      rule: 'replaces a broken session',
      change: { session: 'x' },
      afterMs: 0,
      given: ['session', 'csrf_token'],
    },
  ])('$rule', async ({ change, afterMs, given }) => {
    const app = await anApp(false);
    const held = Object.fromEntries((await app.inject('/')).cookies.map(({ name, value }) => [name, value]));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + afterMs);
    const { cookies } = await app.inject({ url: '/', cookies: { ...held, ...change } });
    expect(cookies.map(({ name }) => name)).toEqual(given);
  });
});

describe('/csp-report', () => {
  const aReport = {
    'csp-report': {
      'document-uri': 'https://a.example/de/exchange/txs/0a1b2c3d4e5f60?address=1A2b',
      'blocked-uri': 'https://b.example/0a1b2c3d4e5f60',
    },
  };
  const send = (app: FastifyInstance, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      payload,
    });

  it('counts a report and logs it without an address or the ID of an order', async () => {
    const lines: string[] = [];
    const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
    const intake = addCspReportIntake(app);
    expect((await send(app, JSON.stringify(aReport))).statusCode).toBe(204);
    const [logged = '{}'] = lines;
    expect(intake.count()).toBe(1);
    expect(JSON.parse(logged)).toMatchObject({
      page: '/exchange/txs/:transactionId',
      blocked: 'https://b.example',
    });
    expect(logged).not.toMatch(/1A2b|0a1b2c3d/);
  });

  it.each([
    { what: 'broken JSON', payload: '{', status: 400 },
    { what: 'another shape', payload: '[]', status: 400 },
    { what: 'a report that is too large', payload: ' '.repeat(20_000), status: 413 },
  ])('refuses $what', async ({ payload, status }) => {
    const app = fastify();
    const intake = addCspReportIntake(app);
    expect([(await send(app, payload)).statusCode, intake.count()]).toEqual([status, 0]);
  });

  it('limits a visitor who sends too many', async () => {
    const app = fastify();
    addCspReportIntake(app);
    const statuses: number[] = [];
    for (let sent = 0; sent < 61; sent += 1)
      statuses.push((await send(app, JSON.stringify(aReport))).statusCode);
    expect([statuses[59], statuses[60]]).toEqual([204, 429]);
  });
});
