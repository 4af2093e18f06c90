import type { APIRequestContext } from '@playwright/test';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { expect, test } from '../support/test.ts';

const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

/** The page that a search engine gets. A server too busy to render answers 503 and is asked again. */
const pageAt = async (request: APIRequestContext, path: string) => {
  const ask = () => request.get(path, { maxRedirects: 0, headers: CRAWLER });
  let reply = await ask();
  await expect(async () => {
    if (reply.status() === 503) reply = await ask();
    expect(reply.status()).not.toBe(503);
  }).toPass();
  return { status: reply.status(), headers: reply.headers(), html: await reply.text() };
};
const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

/** `@type` of each JSON-LD block. Throws if one is not JSON. */
const structured = (html: string): readonly unknown[] =>
  all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((json) => {
    const block: unknown = JSON.parse(json);
    const type: unknown = typeof block === 'object' && block !== null ? Reflect.get(block, '@type') : null;
    return type;
  });

/** A page whose services were slow when the server rendered it lacks a part: asks again until it is complete. */
const completePageAt = async (request: APIRequestContext, path: string, blocks: number) => {
  let reply = await pageAt(request, path);
  await expect(async () => {
    if (structured(reply.html).length < blocks) reply = await pageAt(request, path);
    expect(structured(reply.html)).toHaveLength(blocks);
  }).toPass();
  return reply;
};

const HEADS = [
  { path: '/currencies', types: ['BreadcrumbList'] },
  { path: '/currencies/bitcoin', types: ['BreadcrumbList', 'ExchangeRateSpecification', 'FAQPage'] },
  { path: '/currencies/bitcoin/ethereum', types: ['BreadcrumbList', 'ExchangeRateSpecification', 'FAQPage'] },
  { path: '/from-bitcoin', types: ['BreadcrumbList'] },
  { path: '/buy/usd/bitcoin', types: ['BreadcrumbList', 'ExchangeRateSpecification', 'FAQPage'] },
  { path: '/all-currencies-buy', types: ['BreadcrumbList'] },
] as const;

for (const { path, types } of HEADS) {
  test(`the head of ${path} is complete in nine languages`, async ({ request, baseURL }) => {
    for (const language of ['en', 'ja']) {
      const prefix = language === 'en' ? '' : `/${language}`;
      const { status, html } = await completePageAt(request, `${prefix}${path}`, types.length);
      expect(status).toBe(200);
      expect(all(html, /<title>([^<]+)<\/title>/g)).toHaveLength(1);
      expect(all(html, /<meta name="description" content="([^"]+)">/g)).toHaveLength(1);
      expect(all(html, /<link rel="canonical" href="([^"]+)">/g)).toEqual([
        `${String(baseURL)}${prefix}${path}`,
      ]);
      expect(all(html, /hreflang="([^"]+)"/g).filter((name) => name !== '')).toEqual(
        expect.arrayContaining([...LANGUAGES, 'x-default']),
      );
      for (const name of ['title', 'description', 'type', 'url', 'site_name', 'locale', 'image', 'image:alt'])
        expect(html).toContain(`<meta property="og:${name}" content="`);
      const [picture = 'none'] = all(html, /property="og:image" content="([^"]+)"/g);
      expect((await request.get(picture)).headers()['content-type']).toBe('image/png');
      expect(structured(html)).toEqual(types);
      expect(all(html, /<meta name="robots" content="([^"]+)"/g)).toEqual([]);
    }
  });
}

test('no two pages have the same title or description', async ({ request }) => {
  const paths = [
    '/currencies',
    '/currencies/bitcoin',
    '/currencies/ethereum',
    '/currencies/bitcoin/ethereum',
    '/from-bitcoin',
    '/buy/bitcoin',
    '/all-currencies-buy',
    '/all-currencies-exchange',
  ];
  const heads = await Promise.all(
    paths.map(async (path) => {
      const { html } = await pageAt(request, path);
      return [all(html, /<title>([^<]+)/g)[0], all(html, /name="description" content="([^"]+)/g)[0]];
    }),
  );
  expect(new Set(heads.map(([title]) => title)).size).toBe(paths.length);
  expect(new Set(heads.map(([, description]) => description)).size).toBe(paths.length);
});

test('missing pages return 404 and moved pages 301, in every language', async ({ request }) => {
  for (const prefix of ['', '/ja']) {
    for (const path of [
      '/currencies/nothing',
      '/currencies/bitcoin/nothing',
      '/from-nothing',
      '/buy/nothing',
      '/currencies?page=99',
    ]) {
      const { status, html } = await pageAt(request, `${prefix}${path}`);
      expect.soft(status, path).toBe(404);
      expect.soft(html, path).toContain('<meta name="robots" content="noindex">');
      expect.soft(html, path).not.toContain('rel="canonical"');
    }
    for (const [path, to] of [
      ['/currencies/moo-deng', '/currencies/bitcoin'],
      ['/from-moo-deng', '/from-bitcoin'],
    ] as const) {
      const { status, headers } = await pageAt(request, `${prefix}${path}`);
      expect.soft([status, headers['location']], path).toEqual([301, `${prefix}${to}`]);
    }
  }
});

test('a search, an order and a price list are kept out of the index', async ({ request }) => {
  for (const path of [
    '/currencies?q=bit',
    '/currencies?sort=abc',
    '/currencies?view=limits',
    '/all-currencies-buy?fiat=eur',
  ]) {
    const { html } = await pageAt(request, path);
    expect.soft(html, path).toContain('<meta name="robots" content="noindex, follow">');
    expect.soft(html, path).toMatch(new RegExp(`rel="canonical" href="[^"]+${path.split('?')[0] ?? ''}"`));
  }
});

test('robots.txt leads to a sitemap of every page in every language, and all of them exist', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${String(baseURL)}/sitemap.xml`);
  const parts = all(await (await request.get('/sitemap.xml')).text(), /<loc>([^<]+)<\/loc>/g);
  expect(parts).toHaveLength(LANGUAGES.length * 6);

  for (const part of parts.filter((each) => /\/(?:en|ja)\//.test(each))) {
    const addresses = all(await (await request.get(part)).text(), /<loc>([^<]+)<\/loc>/g);
    const picked = part.endsWith('/pages.xml')
      ? addresses
      : [addresses[0], addresses[addresses.length >> 1], addresses.at(-1)];
    for (const address of picked) {
      const { status, html } = await pageAt(request, address ?? 'none');
      expect.soft(status, address).toBe(200);
      expect.soft(html, address).not.toContain('name="robots"');
      expect.soft(all(html, /rel="canonical" href="([^"]+)"/g), address).toEqual([address]);
    }
  }
});
