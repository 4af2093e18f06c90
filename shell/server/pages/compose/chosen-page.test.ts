import { isRight } from 'fp-ts/lib/Either.js';

import { LiveComposition, PageData } from '@coinlane/shared-contracts/lifecycle';

import { aRelease } from '../../releases/remotes/release-folder.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';

const CACHEABLE = `exports.render = async () => ({ status: 200, html: '<h1>new</h1>', state: {}, isCacheable: true, head: { title: 't' } });`;
const STABLE = CACHEABLE.replace('new', 'old');
const MARK = 'abcdefghijklmnopqrstuvwx';
const PROXY = { 'x-nonce-mark': MARK, 'x-forwarded-for': '203.0.113.7' };

let current: TestSite | null = null;
const site = (): TestSite => {
  if (current === null) throw new Error('no site');
  return current;
};
beforeAll(async () => {
  current = await aSite(
    [
      aRelease('mfe-content', '1.0.0', STABLE),
      aRelease('mfe-content', '0.9.0', STABLE),
      aRelease('mfe-exchange', '1.0.0'),
    ],
    { config: { trustedProxies: ['127.0.0.1'] } },
  );
  site().store.releases.push(aRelease('mfe-content', '1.1.0', CACHEABLE));
});
afterAll(() => current?.close());

const trial = async (percent: number | null, version = '1.1.0'): Promise<void> => {
  const { store, server } = site();
  const { revision, remotes } = store.composition;
  const content = { stable: '1.0.0', previous: ['0.9.0'] };
  const canary = percent === null ? {} : { canary: { version, percent, salt: 'salt' } };
  store.composition = {
    revision: revision + 1,
    remotes: { ...remotes, 'mfe-content': { ...content, ...canary } },
  };
  await server.notify();
};

const get = (url: string, headers: Record<string, string> = {}) => site().server.app.inject({ url, headers });
const visitorOf = (reply: Awaited<ReturnType<typeof get>>) =>
  reply.cookies.find(({ name }) => name === '__Host-visitor');

const pinOf = (html: string) => {
  const [, json = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  const decoded = PageData.decode(JSON.parse(json));
  if (!isRight(decoded)) throw new Error('the page data does not decode');
  const pin = decoded.right.pins.find(({ name }) => name === 'mfe-content');
  return [pin?.why, pin?.stable.version, pin?.previous.map(({ version }) => version)];
};

const CANARY = ['canary', '1.1.0', ['1.0.0']];
const LIVE = ['stable', '1.0.0', ['0.9.0']];

describe('versions for a visitor', () => {
  it('set no visitor id while no canary runs', async () => {
    await trial(null);
    expect(visitorOf(await get('/blog/a'))).toBeUndefined();
    await trial(0);
    expect(visitorOf(await get('/blog/a'))).toBeUndefined();
  });

  it('set an id for a new visitor and choose the version of its bucket at once, and the same later', async () => {
    await trial(50);
    const seen = new Set<string>();
    for (let index = 0; index < 12; index += 1) {
      const first = await get('/blog/a');
      const cookie = visitorOf(first);
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: true, maxAge: 31_536_000 });
      const again = await get('/blog/a', { cookie: `__Host-visitor=${cookie?.value ?? ''}` });
      expect([visitorOf(again), pinOf(again.body)]).toEqual([undefined, pinOf(first.body)]);
      expect(first.body).toContain(pinOf(first.body)[0] === 'canary' ? '<h1>new</h1>' : '<h1>old</h1>');
      seen.add(String(pinOf(first.body)[0]));
    }
    expect([...seen].toSorted()).toEqual(['canary', 'stable']);
  });

  it('are the canary, with stable as fallback, for all at 100 %', async () => {
    await trial(100);
    expect(pinOf((await get('/blog/a')).body)).toEqual(CANARY);
  });

  it('are stable for robots, which get no id', async () => {
    await trial(100);
    const reply = await get('/blog/a', { 'user-agent': 'Googlebot/2.1' });
    expect([pinOf(reply.body), visitorOf(reply)]).toEqual([LIVE, undefined]);
  });

  it('are stable for all after a canary was stopped, whose files stay available for open pages', async () => {
    await trial(100);
    await trial(0);
    expect(pinOf((await get('/blog/a', { cookie: '__Host-visitor=AAAAAAAAAAAAAAAAAAAAAA' })).body)).toEqual(
      LIVE,
    );
    expect((await get('/remotes/mfe-content/1.1.0/browser/lazy.js')).statusCode).toBe(200);
  });

  it('are stable if the canary fails to load, which is logged', async () => {
    await trial(100, '7.7.7');
    expect(pinOf((await get('/blog/a')).body)).toEqual(LIVE);
    const { status, reasons } = (await get('/readyz')).json<{ status: string; reasons: string[] }>();
    expect([status, reasons.join()]).toEqual([
      'degraded',
      expect.stringContaining('mfe-content@7.7.7 failed to load'),
    ]);
    await trial(null);
    expect((await get('/readyz')).json()).toMatchObject({ status: 'ready', reasons: [] });
  });
});

describe('GET /composition', () => {
  const composition = async (headers: Record<string, string> = {}): Promise<LiveComposition> => {
    const decoded = LiveComposition.decode((await get('/composition', headers)).json());
    if (isRight(decoded)) return decoded.right;
    throw new Error('the composition does not decode');
  };

  it('returns the versions of this visitor, and those that may still be in use', async () => {
    await trial(100);
    const visitor = { cookie: '__Host-visitor=AAAAAAAAAAAAAAAAAAAAAA' };
    const { revision, pins, versions } = await composition(visitor);
    expect(revision).toBe(site().store.composition.revision);
    expect(pins.find(({ name }) => name === 'mfe-content')).toMatchObject({ why: 'canary' });
    expect(versions).toEqual({ 'mfe-content': ['1.0.0', '1.1.0', '0.9.0'], 'mfe-exchange': ['1.0.0'] });
    expect((await composition()).pins.find(({ name }) => name === 'mfe-content')).toMatchObject({
      why: 'stable',
    });
  });

  it('does not list a stopped canary', async () => {
    await trial(0);
    expect((await composition()).versions['mfe-content']).toEqual(['1.0.0', '0.9.0']);
  });

  it('replies 304 while it is unchanged, is not cached by proxies, and sets the CSRF token', async () => {
    const { headers, cookies } = await get('/composition');
    expect([headers['cache-control'], cookies.map(({ name }) => name)]).toEqual([
      'private, no-cache',
      ['__Host-session', '__Host-csrf_token'],
    ]);
    const again = { 'if-none-match': String(headers['etag']) };
    expect((await get('/composition', again)).statusCode).toBe(304);
    await trial(null);
    expect((await get('/composition', again)).statusCode).toBe(200);
  });
});

describe('a page for a shared cache (ADR 0014)', () => {
  it('has a mark in place of the nonce, and no visitor data', async () => {
    await trial(null);
    const { headers, body, cookies } = await get('/blog/a', PROXY);
    expect([headers['cache-control'], headers['etag'], cookies]).toEqual([
      'public, max-age=0, s-maxage=1, must-revalidate',
      undefined,
      [],
    ]);
    expect(headers['content-security-policy']).toContain(`'nonce-${MARK}'`);
    expect(body.split(`nonce="${MARK}"`).length).toBeGreaterThan(3);
    expect(body.match(/nonce="/g)).toHaveLength(body.split(MARK).length - 1);
  });

  it.each<{ what: string; url?: string; headers?: Record<string, string>; percent?: number; mark?: string }>([
    { what: 'while a canary runs', percent: 1 },
    { what: 'for a robot', headers: { 'user-agent': 'Googlebot/2.1' } },
    {
      what: 'for overrides',
      headers: { cookie: '__Host-mfe-override=mfe-content@0.9.0' },
    },
    { what: 'for a page that its remote marks as personal', url: '/exchange' },
    { what: 'for an undeclared query', url: '/blog/a?linkId=7' },
    { what: 'for a mark that can be guessed', mark: 'x' },
  ])('is private $what', async ({ url = '/blog/a', headers = {}, percent = null, mark = MARK }) => {
    await trial(percent);
    const reply = await get(url, { ...PROXY, 'x-nonce-mark': mark, ...headers });
    expect(reply.headers['cache-control']).toMatch(/^(?:private, no-cache|no-store)$/);
    expect(reply.body).not.toContain(`nonce="${mark}"`);
    expect(reply.cookies.map(({ name }) => name)).toContain('__Host-csrf_token');
  });

  it('is only for trusted proxies', async () => {
    await trial(null);
    const reply = await site().server.app.inject({
      url: '/blog/a',
      headers: PROXY,
      remoteAddress: '198.51.100.1',
    });
    expect([reply.headers['cache-control'], reply.body.includes(MARK)]).toEqual(['private, no-cache', false]);
  });
});
