import { issueToken, revokeToken } from '@coinlane/release-ledger';

import { aRelease } from '../remotes/release-folder.fixture.ts';
import { aLedgerSite, valueOf } from './ledger-site.fixture.ts';
import type { LedgerSite } from './ledger-site.fixture.ts';

const said = (word: string): string =>
  `exports.render = async () => ({ status: 200, html: '<h1>${word}</h1>', state: {}, isCacheable: true, head: { title: 't' } });`;

let site: LedgerSite;
beforeAll(async () => {
  // as in production: visitors may not name versions
  site = await aLedgerSite({ overrides: { isForEverybody: false, mayBeLocal: false } });
  site.store.releases.push(
    aRelease('mfe-swap', '1.1.0', said('live')),
    aRelease('mfe-swap', '1.2.0', said('waiting')),
  );
  site.store.composition = { revision: 2, remotes: { 'mfe-swap': { stable: '1.1.0', previous: [] } } };
  await site.server.notify();
});
afterAll(() => site.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const WAITING = { remote: 'mfe-swap', version: '1.2.0' };
const order = (token: string, body: object = WAITING) =>
  site.server.app.inject({
    method: 'POST',
    url: '/ledger/previews',
    headers: { authorization: `Bearer ${token}` },
    payload: JSON.stringify(body),
  });
const get = (url: string, cookie = '') => site.server.app.inject({ url, headers: { cookie } });

/** Opens a preview link. Resolves with the cookies that a browser keeps. */
const openLink = async (): Promise<string> => {
  const { url }: { url: string } = (await order(site.swap)).json();
  const opened = await get(url.replace('https://coinlane.example/', '/swap'));
  expect([opened.statusCode, opened.headers['location'], opened.headers['cache-control']]).toEqual([
    302,
    '/swap',
    'no-store',
  ]);
  return opened.cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
};

describe('POST /ledger/previews', () => {
  it('makes a link that is valid for seven days', async () => {
    const reply = await order(site.swap);
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      {
        ok: true,
        exitCode: 0,
        url: expect.stringMatching(/^https:\/\/coinlane\.example\/\?preview=\S+$/),
        expiresAt: expect.any(String),
      },
    ]);
    const days =
      (Date.parse(String(Reflect.get(Object(reply.json()), 'expiresAt'))) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
  });

  it.each([
    { rule: 'another team', of: 'pro', body: WAITING, status: 403 },
    {
      rule: 'a version that was not published',
      of: 'swap',
      body: { ...WAITING, version: '9.0.0' },
      status: 404,
    },
    { rule: 'a body without a version', of: 'swap', body: { remote: 'mfe-swap' }, status: 400 },
    { rule: 'a wrong token', of: null, body: WAITING, status: 401 },
  ] as const)('refuses $rule', async ({ of, body, status }) => {
    expect((await order(of === null ? 'cl_wrong' : site[of], body)).statusCode).toBe(status);
  });
});

describe('a preview link', () => {
  it('shows the version to its holder, not indexed and not cached, and the live one to all others', async () => {
    const cookie = await openLink();
    const preview = await get('/swap', cookie);
    expect(preview.body).toContain('<h1>waiting</h1>');
    expect([preview.headers['x-robots-tag'], preview.headers['cache-control']]).toEqual([
      'noindex',
      expect.stringContaining('no-store'),
    ]);
    const other = await get('/swap');
    expect(other.body).toContain('<h1>live</h1>');
    expect(other.headers['x-robots-tag']).toBeUndefined();
    expect((await get('/swap')).body).toContain('<h1>live</h1>');
  });

  it('ends with an empty ?mfe=, although its holder may not name versions', async () => {
    const cookie = await openLink();
    const ended = await get('/swap?mfe=', cookie);
    expect([ended.statusCode, ended.headers['location']]).toEqual([302, '/swap']);
    expect(ended.cookies.filter(({ value }) => value !== '')).toEqual([]);
    expect((await get('/swap?mfe=mfe-swap@1.2.0', cookie)).statusCode).toBe(200);
  });

  it('ends with the token that made it', async () => {
    const { secret, token } = valueOf(
      await issueToken(site.config.ledger.store, 'test', {
        for: 'mfe-swap',
        name: 'tom',
        by: 'eva',
        days: 1,
      }),
    );
    const made = await order(secret ?? '');
    const { url, expiresAt }: { url: string; expiresAt: string } = made.json();
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.parse(token.expiresAt));
    const link = url.replace('https://coinlane.example/', '/swap');
    const { name = '', value = '' } = (await get(link)).cookies[0] ?? {};
    const cookie = `${name}=${encodeURIComponent(value)}`;
    expect((await get('/swap', cookie)).body).toContain('<h1>waiting</h1>');

    valueOf(await revokeToken(site.config.ledger.store, token.id, { by: 'eva', reason: 'stolen' }));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000);
    expect((await get('/swap', cookie)).body).toContain('<h1>live</h1>');
    expect([(await get(link)).statusCode, (await get(link)).cookies]).toEqual([404, []]);
  });

  it('that is altered or has expired is refused with the reason, and changes nothing', async () => {
    const { statusCode, body, cookies } = await get('/swap?preview=abc~mfe-swap@1.2.0.wrong');
    expect([statusCode, cookies]).toEqual([404, []]);
    expect(body).toContain('this preview link has expired or is incomplete');
  });
});
