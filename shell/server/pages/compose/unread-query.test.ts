import { aRelease } from '../../releases/remotes/release-folder.fixture.ts';
import type { FakeRelease } from '../../releases/remotes/release-folder.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';

/** Returns the number of the render, in any thread, and the query it received. */
const COUNTING = `
exports.render = async ({ search }) => ({ status: 200, html: '<h1>render ' + Math.random() + ' of [' + search + ']</h1>',
  state: { search }, isCacheable: true, head: { title: 't' } });`;
const MARK = 'abcdefghijklmnopqrstuvwx';
const PROXY = { 'x-nonce-mark': MARK, 'x-forwarded-for': '203.0.113.7' };

const reading = (
  name: string,
  queries: Readonly<Record<string, readonly string[]>> | undefined,
): FakeRelease => {
  const made = aRelease(name, '1.0.0', COUNTING);
  return queries === undefined ? made : { ...made, release: { ...made.release, queries } };
};

let current: TestSite | null = null;
const site = (): TestSite => {
  if (current === null) throw new Error('no site');
  return current;
};
beforeAll(async () => {
  current = await aSite(
    [
      reading('mfe-listing', { '/currencies': ['q'], '/all-currencies-exchange': [] }),
      reading('mfe-content', undefined),
    ],
    { config: { trustedProxies: ['127.0.0.1'] } },
  );
});
afterAll(() => current?.close());

const get = (url: string, headers: Record<string, string> = {}) => site().server.app.inject({ url, headers });
const shown = async (url: string, headers: Record<string, string> = {}): Promise<string> =>
  /<h1>(.*?)<\/h1>/.exec((await get(url, headers)).body)?.[1] ?? '';

describe('a query that the page does not read', () => {
  it.each([
    { rule: 'is served the cached page', one: '/currencies', other: '/currencies?utm_source=x&gclid=y' },
    {
      rule: 'is ignored next to one that it reads',
      one: '/de/currencies?q=bit',
      other: '/de/currencies?gclid=y&q=bit',
    },
    {
      rule: 'is ignored by a page without parameters',
      one: '/all-currencies-exchange',
      other: '/all-currencies-exchange?q=1&uncached=1',
    },
  ])('$rule', async ({ one, other }) => {
    const first = await shown(one);
    expect(await shown(other)).toBe(first);
    expect(first).toContain('render ');
  });

  it('does not appear in the page, so that visitors do not see each other’s query', async () => {
    const { body } = await get('/ja/currencies?link_id=partner77&q=bit&utm_source=secret5');
    expect(body).toContain('[?q=bit]');
    expect(body).not.toMatch(/partner77|secret5/);
  });

  it('still sets the referral cookie, on a cached page and behind a trusted proxy', async () => {
    await get('/currencies');
    for (const headers of [{}, PROXY]) {
      const reply = await get('/currencies?link_id=partner77', headers);
      expect(reply.cookies.find(({ name }) => name === '__Host-linkId')?.value).toBe('partner77');
      expect([reply.headers['cache-control'], reply.body.includes(MARK)]).toEqual([
        'private, no-cache',
        false,
      ]);
    }
  });

  it('is coalesced: fifty concurrent requests that differ in nothing else get one render', async () => {
    const seen = await Promise.all(
      Array.from({ length: 50 }, (_, index) => shown(`/ko/currencies?visit=${String(index)}`)),
    );
    expect(new Set(seen).size).toBe(1);
  });

  it.each([
    { rule: 'another value of a declared parameter', one: '/currencies?q=a', other: '/currencies?q=b' },
    { rule: 'another language', one: '/currencies?x=1', other: '/fr/currencies?x=1' },
    { rule: 'a release without a declaration', one: '/blog', other: '/blog?utm_source=x' },
    { rule: 'a route without a declaration', one: '/buy/bitcoin', other: '/buy/bitcoin?utm_source=x' },
  ])('gets another page: $rule', async ({ one, other }) => {
    expect(await shown(other)).not.toBe(await shown(one));
  });

  it('does not share pages between robots and users, or between themes', async () => {
    const seen = [
      await shown('/es/currencies?x=1'),
      await shown('/es/currencies?x=1', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
      await shown('/es/currencies?x=1', { cookie: 'theme=dark' }),
    ];
    expect(new Set(seen).size).toBe(3);
  });
});
