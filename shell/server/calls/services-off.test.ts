import { startLab } from '@coinlane/provider-lab';
import type { Lab } from '@coinlane/provider-lab';
import { SERVICES } from '@coinlane/shared-contracts/api';
import type { Service } from '@coinlane/shared-contracts/api';

import { ROUTE_TABLE } from '../../src/routing/index.ts';
import type { MailSettings } from '../http/config/index.ts';
import { csrfHeaders } from '../http/security/csrf.fixture.ts';
import { aRelease } from '../releases/remotes/release-folder.fixture.ts';
import { aSite } from '../shell-server.fixture.ts';
import { anUpstream } from './upstream.fixture.ts';
import type { FakeUpstream } from './upstream.fixture.ts';

/** Services that an operator with providers configures one by one. The providers serve the others, or nothing does. */
const OPTIONAL = ['frontend', 'swaps', 'price-data', 'ranking'] as const satisfies readonly Service[];
const MAIL: MailSettings = {
  server: { host: '127.0.0.1', port: 9, isSecure: false, user: null, password: null },
  from: 'no-reply@a.example',
};

/** Pages of features that no service of a site with providers serves yet. */
const NEVER = [
  ...['/buy', '/all-currencies-buy', '/pro', '/privileges', '/crypto-loan'],
  ...['/tokens/now-staking', '/for-partners/dev-kit-loans', '/blog/buy-crypto-with-a-card', '/api'],
  ...['/market-info-api', '/your-exchange', '/for-partners/wallets', '/blog/first-api-calls'],
  ...['/program-affiliate', '/referral-links', '/for-partners/media'],
];
const SWAPS = ['/swap', '/any/swap'];

/** All remotes of the site. */
const REMOTES = [...new Set(ROUTE_TABLE.map(({ remote }) => remote))];

/** A path of each route. */
const PATHS = ROUTE_TABLE.map(({ path }) => path.replace('*', '/any').replaceAll(/:\w+/g, 'x'));

/** One call of each kind that moves or shows money in the sandbox, and that nothing serves here. */
const SIMULATED = [
  ...['balances', 'deposits', 'withdrawals', 'trades', 'trades/quote', 'history', 'cashback', 'staking'],
  ...['loans', 'loans/currencies', 'loans/estimate', 'plans', 'subscription', 'aml-checks', 'kyc/sessions'],
  ...['addresses/whitelist', 'auth/login', 'promo-codes/x'],
].map((path) => `/gateway/account/${path}`);
const SANDBOX = ['', 'wallet', 'outbox', 'fiat/checkout', 'kyc', 'samples', '__sandbox/orders', 'public-v1'];

let lab: Lab;
let upstream: FakeUpstream;
beforeAll(async () => {
  [lab, upstream] = [await startLab(), await anUpstream()];
});
afterAll(async () => {
  upstream.close();
  await lab.stop();
});

const openSite = (services: readonly Service[], mail: MailSettings | null, hasReviews: boolean) =>
  aSite(
    REMOTES.map((name) => aRelease(name, '1.0.0')),
    {
      config: {
        ...{ isProduction: true, isSandbox: false, hasCallLimits: false, mail, hasReviews },
        providers: lab.providers.filter(({ id }) => id === 'exolix'),
        upstreams: Object.fromEntries(services.map((each) => [each, { baseUrl: upstream.url, key: null }])),
      },
    },
  );

const isBelow = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));

type Setting = {
  readonly rule: string;
  readonly on: readonly Service[];
  readonly mail: MailSettings | null;
  readonly hasReviews?: boolean;
};

describe.each<Setting>([
  ...OPTIONAL.map((off) => ({
    rule: `only ${off} is off`,
    on: OPTIONAL.filter((each) => each !== off),
    mail: null,
  })),
  { rule: 'all are off', on: [], mail: null },
  { rule: 'all are off, with an SMTP server', on: [], mail: MAIL },
  { rule: 'all are off, with an SMTP server and reviews', on: [], mail: MAIL, hasReviews: true },
])('a site with providers in production: $rule', ({ on, mail, hasReviews = false }: Setting) => {
  const has = (service: Service): boolean => on.some((each) => each === service);
  const absent = [
    ...NEVER,
    ...(has('swaps') ? [] : SWAPS),
    ...(hasReviews ? [] : ['/reviews']),
    ...(has('frontend') || mail !== null ? [] : ['/contact']),
  ];
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite(on, mail, hasReviews);
  });
  afterAll(() => site.close());
  const get = (url: string) => site.server.app.inject({ url });

  it('has each page of its features, and no other page', async () => {
    const found = await Promise.all(
      PATHS.map(async (path) => ({ path, isThere: (await get(path)).statusCode === 200 })),
    );
    expect(found).toEqual(PATHS.map((path) => ({ path, isThere: !isBelow(path, absent) })));
  });

  it('lists and pins nothing of the others', async () => {
    const sections = await Promise.all(['pages', 'blog'].map((name) => get(`/sitemaps/en/${name}.xml`)));
    const listed = sections.flatMap(({ body }) =>
      [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname),
    );
    expect(listed).toEqual(expect.arrayContaining(['/exchange', '/blog/wallet-basics']));
    expect(listed.filter((path) => isBelow(path, absent))).toEqual([]);
    const { pins } = (await get('/composition')).json<{ pins: readonly { name: string }[] }>();
    const expected = REMOTES.filter((name) => name !== 'mfe-pro' && (name !== 'mfe-swap' || has('swaps')));
    expect(pins.map(({ name }) => name).toSorted()).toEqual([...expected].toSorted());
  });

  it('has each call of its services, and no other call', async () => {
    const off = SERVICES.filter((each) => OPTIONAL.some((some) => some === each) && !has(each)).filter(
      (each) => mail === null || each !== 'frontend',
    );
    const calls = await Promise.all(
      SERVICES.map(async (service) => {
        const reply = await site.server.app.inject({
          ...{ method: 'POST', url: `/gateway/${service}/any`, headers: csrfHeaders(), payload: {} },
        });
        return { service, isOff: reply.body.includes('unknown_service') };
      }),
    );
    expect(calls).toEqual(SERVICES.map((service) => ({ service, isOff: off.includes(service) })));
  });

  it('has calls for reviews only with reviews', async () => {
    const call = { url: '/gateway/content/reviews', headers: csrfHeaders(), payload: {} } as const;
    const [read, write] = await Promise.all([
      get(call.url),
      site.server.app.inject({ ...call, method: 'POST' }),
    ]);
    expect([read.statusCode, write.statusCode]).toEqual(hasReviews ? [200, 400] : [404, 404]);
  });

  it('has no text about the others', async () => {
    const { body } = await get('/gateway/content/pages/crypto-exchange?locale=en');
    expect(body).toContain('The amount you get');
    expect(body.includes('market rate')).toBe(mail === null && has('frontend') && has('price-data'));
    expect(body).not.toContain('people who want a balance');
  });

  it('has no simulated money', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const replies = await Promise.all(
        [...SIMULATED, ...SANDBOX.map((path) => `/sandbox/${path}`)].map(async (url) => {
          const reply = await site.server.app.inject({ method, url, headers: csrfHeaders() });
          return { url, status: reply.statusCode };
        }),
      );
      // 405: no page takes a POST
      expect(replies.filter(({ status }) => status !== 404 && status !== 405)).toEqual([]);
    }
  });
});
