import { isRight } from 'fp-ts/lib/Either.js';

import { PageData } from '@coinlane/shared-contracts/lifecycle';

import { aRelease } from '../../releases/remotes/release-folder.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';

const REDIRECTS = `exports.render = async ({ search }) => ({
  status: 301, html: '', state: null, isCacheable: false, head: { title: 't' }, redirectTo: new URLSearchParams(search).get('to') });`;

const MISSING = `exports.render = async () => ({
  status: 404, html: '<h1>no such coin</h1>', state: {}, isCacheable: false, head: { title: 'Gone', robots: 'index' } });`;

let site: TestSite | null = null;
beforeAll(async () => {
  site = await aSite([
    aRelease('mfe-exchange', '1.1.0'),
    aRelease('mfe-swap', '2.0.0', REDIRECTS),
    aRelease('mfe-listing', '2.0.0', MISSING),
  ]);
});
afterAll(() => site?.close());

const get = (url: string) => {
  if (site === null) throw new Error('no site');
  return site.server.app.inject(url);
};

const statusInPage = (html: string): number => {
  const [, json = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  const decoded = PageData.decode(JSON.parse(json));
  if (isRight(decoded)) return decoded.right.status;
  throw new Error('the page data does not decode');
};

describe('the status of a page', () => {
  it.each([
    { url: '/exchange', status: 200 },
    { url: '/currencies/nothing', status: 404 },
    { url: '/no/such/page', status: 404 },
    { url: '/404', status: 404 },
    { url: '/de', status: 200 },
    { url: '/__ui', status: 200 },
    { url: '/ops', status: 200 },
  ])('$url replies $status', async ({ url, status }) => {
    const { statusCode, body } = await get(url);
    expect([statusCode, statusInPage(body)]).toEqual([status, status]);
  });

  it("the operators' page is not cached and not indexed", async () => {
    const { body, headers } = await get('/ops');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('a missing page has no canonical URL and is not indexed', async () => {
    const { body } = await get('/currencies/nothing');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('rel="canonical"');
  });

  it.each([
    { to: '/exchange?a=1', location: '/de/exchange?a=1' },
    { to: '/', location: '/de' },
  ])('a redirect to $to keeps the language', async ({ to, location }) => {
    const { statusCode, headers } = await get(`/de/swap?to=${encodeURIComponent(to)}`);
    expect([statusCode, headers['location']]).toEqual([301, location]);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/\tx', 'javascript:alert(1)'])(
    'a redirect to %p is not followed',
    async (to) => {
      const { statusCode, headers } = await get(`/de/swap?to=${encodeURIComponent(to)}`);
      expect([statusCode, headers['location']]).toEqual([200, undefined]);
    },
  );
});
