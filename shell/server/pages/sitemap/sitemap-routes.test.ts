import fastify from 'fastify';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { networkError } from '@coinlane/shared-contracts/errors';
import { fakeHttp } from '@coinlane/shared-contracts/testing';
import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { createAskListed } from './ask-listed.ts';
import { listed } from './listed.fixture.ts';
import { addSitemapRoutes } from './sitemap-routes.ts';

const ORIGIN = 'https://coinlane.example';

const siteWith = (ask: () => Promise<typeof listed | null>) => {
  const app = fastify();
  addSitemapRoutes(app, { origin: ORIGIN, unavailable: [], listed: ask });
  return app;
};
const app = siteWith(() => Promise.resolve(listed));
const get = (url: string) => app.inject(url);

describe('the sitemap', () => {
  it('is an index of all sections in all languages', async () => {
    const { body, headers } = await get('/sitemap.xml');
    const locations = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location);

    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locations).toHaveLength(LANGUAGES.length * 6);
    expect(locations).toContain(`${ORIGIN}/sitemaps/ja/pairs.xml`);
  });

  it('lists each page in its language, with its alternates', async () => {
    const { body } = await get('/sitemaps/de/currencies.xml');

    expect(body).toContain(`<loc>${ORIGIN}/de/currencies/bitcoin</loc>`);
    expect(body.match(/hreflang="/g)).toHaveLength(3 * (LANGUAGES.length + 1));
    expect(body).toContain(`hreflang="x-default" href="${ORIGIN}/currencies/bitcoin"`);
  });

  it('excludes the front page, which is a duplicate of the exchange', async () => {
    const { body } = await get('/sitemaps/de/pages.xml');

    expect(body).not.toContain(`<loc>${ORIGIN}/de</loc>`);
    expect(body).toContain(`<loc>${ORIGIN}/de/exchange</loc>`);
  });

  it('excludes a post that is not translated, and lists only its languages', async () => {
    const japanese = (await get('/sitemaps/ja/blog.xml')).body;
    const german = (await get('/sitemaps/de/blog.xml')).body;

    expect(japanese).toContain(`<loc>${ORIGIN}/ja/blog/memo-and-tag</loc>`);
    expect(japanese).not.toContain('/de/blog/memo-and-tag');
    expect(german).not.toContain('memo-and-tag');
    expect(german).toContain(`<loc>${ORIGIN}/de/blog/category/safety</loc>`);
  });

  it('escapes links', async () => {
    const { body } = await get('/sitemaps/en/currencies.xml');

    expect(body).toContain(`${ORIGIN}/currencies/a%26b`);
    expect(body.replace(/&(?:amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
  });

  it.each([
    '/sitemaps/xx/pages.xml',
    '/sitemaps/de/nothing.xml',
    '/sitemaps/de/pages',
    '/sitemaps/de/__proto__.xml',
  ])('replies 404 for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('sends a retry delay if the list was never available', async () => {
    const { statusCode, headers } = await siteWith(() => Promise.resolve(null)).inject(
      '/sitemaps/en/buy.xml',
    );

    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
  });
});

const replies = {
  'GET content/currencies': [],
  'GET content/available-buy-currencies/links': ['bitcoin'],
  'GET content/pair-pages': { bitcoin: ['ethereum'] },
};

const whole = { ...replies, 'GET content/site-index': { pages: [], posts: [], categories: [], authors: [] } };

describe('the data of the sitemap', () => {
  it('is fetched once by concurrent callers, and again after ten minutes', async () => {
    const seen: HttpRequest[] = [];
    let nowMs = 0;
    const ask = createAskListed(fakeHttp(whole, seen), () => nowMs);
    await Promise.all([ask(), ask()]);
    nowMs = 599_999;
    await ask();
    expect(seen).toHaveLength(4);

    nowMs = 600_000;
    await ask();
    expect(seen).toHaveLength(8);
  });

  it('is kept when the service fails later', async () => {
    let isDown = false;
    let nowMs = 0;
    const http: HttpPort = (request) =>
      isDown ? TE.left(networkError('refused')) : fakeHttp(replies)(request);
    const ask = createAskListed(http, () => nowMs);
    const before = await ask();
    isDown = true;
    nowMs = 600_000;

    expect(await ask()).toBe(before);
  });

  it('keeps a part that fails, and fetches it again soon', async () => {
    let isDown = false;
    let nowMs = 0;
    const seen: HttpRequest[] = [];
    const http: HttpPort = (request) =>
      isDown && request.path === '/pair-pages'
        ? TE.left(networkError('refused'))
        : fakeHttp(whole, seen)(request);
    const ask = createAskListed(http, () => nowMs);
    await ask();
    isDown = true;
    nowMs = 600_000;
    expect(await ask()).toMatchObject({ pairPages: { bitcoin: ['ethereum'] } });

    isDown = false;
    nowMs = 659_999;
    await ask();
    expect(seen).toHaveLength(7);
    nowMs = 660_000;
    await ask();
    expect(seen).toHaveLength(11);
  });

  it('is null without a list, and partial if only the list of currencies is available', async () => {
    const withoutPairs = fakeHttp({ 'GET content/currencies': [] });

    expect(await createAskListed(fakeHttp({}))()).toBeNull();
    expect(await createAskListed(withoutPairs)()).toEqual({
      currencies: [],
      buyLinks: [],
      pairPages: {},
      texts: { pages: [], posts: [], categories: [], authors: [] },
    });
  });
});
