import type { APIRequestContext } from '@playwright/test';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { expect, test } from '../support/lab-site-test.ts';

const AT_ONCE = 2;
/** Pages of features that need a service which this site does not have. */
const ABSENT = [
  '/pro',
  '/pro/balance',
  '/swap',
  '/buy/bitcoin',
  '/all-currencies-buy',
  '/contact',
  '/reviews',
  '/api',
  '/program-affiliate',
  '/your-exchange',
  '/sandbox/',
];

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'));

/** The reply of a page. A server too busy to render answers 503 and is asked again. */
const read = async (request: APIRequestContext, path: string) => {
  for (;;) {
    // a link that is redirected costs a round trip
    const reply = await request.get(path, { maxRedirects: 0 });
    if (reply.status() !== 503) return { status: reply.status(), body: await reply.text() };
  }
};

/** Paths of the sitemap in one language. */
const sitemapPaths = async (request: APIRequestContext, language: string): Promise<readonly string[]> => {
  const index = await read(request, '/sitemap.xml');
  const files = all(index.body, /<loc>([^<]+)<\/loc>/g).map((url) => new URL(url).pathname);
  const found: string[] = [];
  for (const file of files.filter((each) => each.startsWith(`/sitemaps/${language}/`))) {
    const { status, body } = await read(request, file);
    expect([file, status]).toEqual([file, 200]);
    found.push(...all(body, /<loc>([^<]+)<\/loc>/g).map((url) => new URL(url).pathname));
  }
  return found;
};

/** Language of a path. */
const languageOf = (path: string): string =>
  LANGUAGES.find((language) => path === `/${language}` || path.startsWith(`/${language}/`)) ?? 'en';

/** Paths on this site that a page links to, in its own language. */
const linksOf = (html: string, path: string): readonly string[] =>
  all(html, /<a\s[^>]*?href="([^"]*)"/g)
    .map((href) => new URL(href, `http://site.example${path}`))
    .filter(({ hostname }) => hostname === 'site.example')
    .map(({ pathname }) => pathname)
    .filter((linked) => languageOf(linked) === languageOf(path));

/** Follows every link from the given pages. Returns the pages with their status, and the pages that link to the broken ones. */
const crawl = async (request: APIRequestContext, from: readonly string[]) => {
  const linkedFrom = new Map<string, string>(from.map((path) => [path, 'the sitemap']));
  const waiting = [...linkedFrom.keys()];
  const broken: string[] = [];
  const visit = async (path: string): Promise<void> => {
    const { status, body } = await read(request, path);
    if (status !== 200)
      broken.push(`${path} is ${String(status)}, linked from ${linkedFrom.get(path) ?? ''}`);
    for (const link of linksOf(body, path)) {
      if (linkedFrom.has(link)) continue;
      linkedFrom.set(link, path);
      waiting.push(link);
    }
  };
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await visit(next);
  };
  // a lane ends when nothing waits, although another one may still find links
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return { pages: [...linkedFrom.keys()], broken };
};

/** Path in a language. */
const pathIn = (language: string, path: string): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

const ABSENT_ANYWHERE = ABSENT.filter((path) => path !== '/sandbox/');

// one crawl reads several hundred pages: the others are in the second tier
for (const language of LANGUAGES.filter((each) => each !== 'en'))
  test(
    `every link in ${language} leads to a page, and none to a feature without a service`,
    { tag: '@long' },
    async ({ request }) => {
      const listed = await sitemapPaths(request, language);
      const absent = ABSENT_ANYWHERE.map((path) => pathIn(language, path));
      expect(listed).toContain(pathIn(language, '/exchange'));
      const { pages, broken } = await crawl(request, [pathIn(language, '/'), ...listed]);
      expect(broken).toEqual([]);
      expect(pages.filter((path) => absent.includes(path))).toEqual([]);
      for (const path of absent) expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
    },
  );

test('every link and every entry of the sitemap leads to a page, and none to a feature without a service', async ({
  request,
}) => {
  const listed = await sitemapPaths(request, 'en');
  expect(listed).toEqual(expect.arrayContaining(['/exchange', '/currencies', '/currencies/bitcoin']));
  const { pages, broken } = await crawl(request, ['/', ...listed]);
  expect(broken).toEqual([]);
  expect(pages.length).toBeGreaterThan(listed.length);
  expect(pages.filter((path) => ABSENT.includes(path))).toEqual([]);
  for (const path of ABSENT) expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});
