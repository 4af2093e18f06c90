import { subscribe, unsubscribe } from 'node:diagnostics_channel';

import type { FastifyInstance } from 'fastify';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { csrfHeaders } from './http/security/csrf.fixture.ts';
import { aRelease } from './releases/remotes/release-folder.fixture.ts';
import { aSite } from './shell-server.fixture.ts';
import type { TestSite } from './shell-server.fixture.ts';
import { startHoldingService } from './holding-service.fixture.ts';

/** Routes that change nothing and show nothing of a visitor. */
const OPEN = [
  ...['/*', '/:language/blog/rss.xml', '/blog/rss.xml', '/composition', '/embed/colours.css', '/favicon.ico'],
  ...['/favicon.svg', '/favicon-done.svg', '/healthz', '/readyz', '/remotes/*', '/shell/*', '/own-order'],
  ...[
    '/icons/192.png',
    '/icons/512.png',
    '/icons/apple-touch.png',
    '/icons/maskable.png',
    '/icons/share.png',
  ],
  ...['/data/i18n', '/data/push-key', '/offline/:language', '/robots.txt', '/service-worker.js'],
  ...['/site.webmanifest', '/sitemap.xml', '/sitemaps/:language/:file', '/ledger/session'],
  // the service decides who reads what
  '/gateway/:service/*',
].map((path) => `GET ${path}`);

/** Needs of the other routes: a token of the ledger, a CSRF token, or a readable body. A new route needs a row. */
const NEEDS: Readonly<Record<string, 'token' | 'csrf' | 'body' | 'nothing'>> = {
  ...Object.fromEntries(OPEN.map((route) => [route, 'nothing' as const])),
  'OPTIONS /gateway/:service/*': 'nothing',
  'OPTIONS /swap': 'nothing',
  'POST /gateway/:service/*': 'csrf',
  'PUT /gateway/:service/*': 'csrf',
  'DELETE /gateway/:service/*': 'csrf',
  'POST /swap': 'csrf',
  'POST /ledger/session': 'csrf',
  'DELETE /ledger/session': 'csrf',
  // reports and the page's own form: each reads only its body
  'POST /csp-report': 'body',
  'POST /data/beacons': 'body',
  'POST /data/page-id': 'body',
  'POST /data/mini-app-user': 'body',
  'POST /own-order': 'body',
  'GET /ledger/diff': 'token',
  'GET /ledger/health': 'token',
  'GET /ledger/history': 'token',
  'GET /ledger/live': 'token',
  'GET /ledger/pin': 'token',
  'GET /ledger/providers': 'token',
  'GET /ledger/status': 'token',
  'GET /ledger/tokens': 'token',
  'GET /ledger/verify': 'token',
  'POST /ledger/gc': 'token',
  'POST /ledger/previews': 'token',
  'POST /ledger/promote': 'token',
  'POST /ledger/providers/:id': 'token',
  'POST /ledger/releases/:remote': 'token',
  'POST /ledger/rollback': 'token',
  'POST /ledger/rollout/advance': 'token',
  'POST /ledger/tokens': 'token',
  'DELETE /ledger/tokens/:id': 'token',
};

const LANGUAGE = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/own-order$)`);

let site: TestSite;
let service: Awaited<ReturnType<typeof startHoldingService>>;
let routes: readonly string[];
beforeAll(async () => {
  const found = new Set<string>();
  // the server adds its routes before it returns the app
  const watch = (message: unknown): void => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat())
        if (each !== 'HEAD') found.add(`${each} ${url.replace(LANGUAGE, '')}`);
    });
  };
  subscribe('fastify.initialization', watch);
  service = await startHoldingService();
  service.release();
  site = await aSite([aRelease('mfe-exchange', '1.0.0')], {
    upstream: service.baseUrl,
    config: {
      messaging: {
        vapid: { publicKey: null, privateKey: null, subject: null },
        botToken: '7:secret-bot-token',
        miniAppOrigins: [],
      },
      databaseUrl: 'postgres://shop:secret-password@db.internal/orders',
      errorReportDsn: 'https://public@errors.example/1',
    },
  });
  await site.server.app.ready();
  unsubscribe('fastify.initialization', watch);
  routes = [...found];
});
afterAll(async () => {
  service.stop();
  await site.close();
});

type Headers = Readonly<Record<string, string>>;

const send = async (route: string, headers: Headers = {}) => {
  const [method = '', path = ''] = route.split(' ');
  const url = path.replace(':service', 'account').replaceAll(/:\w+/g, 'unknown').replace('*', 'exchange');
  const payload = method === 'GET' ? {} : { payload: {} };
  const reply = await site.server.app.inject({ method: method as 'GET', url, headers, ...payload });
  return [route, reply.statusCode, `${JSON.stringify(reply.headers)}${reply.body}`] as const;
};
const routesThatNeed = (need: string): readonly string[] =>
  Object.entries(NEEDS).flatMap(([route, own]) => (own === need ? [route] : []));
const expectAll = async (need: string, statuses: readonly number[], headers: Headers = {}): Promise<void> => {
  const replies = await Promise.all(routesThatNeed(need).map((route) => send(route, headers)));
  expect(replies.length).toBeGreaterThan(4);
  const others = replies.filter(([, status]) => !statuses.includes(status));
  expect(others.map(([route, status]) => [route, status])).toEqual([]);
};

describe('a visitor', () => {
  it('has a row for each route of the server', () => {
    expect(routes.toSorted()).toEqual(Object.keys(NEEDS).toSorted());
  });

  it('reads and changes nothing of the ledger without a token, also with the CSRF token of a page', async () => {
    await expectAll('token', [401]);
    await expectAll('token', [401], csrfHeaders());
  });

  it('changes nothing without a CSRF token, and not from another site', async () => {
    await expectAll('csrf', [403]);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    await expectAll('csrf', [403], { ...csrfHeaders(), ...foreign });
  });

  it('changes nothing with a body that cannot be read', async () => {
    await expectAll('body', [400, 415]);
  });

  it('finds no secret of the configuration in any reply', async () => {
    const { csrfSecret, messaging, databaseUrl, upstreams } = site.config;
    const keys = Object.values(upstreams).flatMap((upstream) => upstream.key ?? []);
    const secrets = [csrfSecret, messaging.botToken, databaseUrl, 'secret-password', ...new Set(keys)];
    expect(secrets).toHaveLength(5);
    const replies = await Promise.all(routes.map((route) => send(route, csrfHeaders())));
    const leaking = replies.filter(([, , text]) => secrets.some((secret) => text.includes(String(secret))));
    expect(leaking.map(([route]) => route)).toEqual([]);
  });
});
