import * as E from 'fp-ts/lib/Either.js';

import { callEndpoint } from '@coinlane/shared-contracts/api';
import type { Endpoint } from '@coinlane/shared-contracts/api';
import {
  contentPageEndpoint,
  postEndpoint,
  postsEndpoint,
  siteIndexEndpoint,
} from '@coinlane/shared-contracts/content';
import type { AskedPosts } from '@coinlane/shared-contracts/content';

import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';
import { siteHttp } from '../testing/site-http.ts';
import { aContentFolder } from './content-folder.fixture.ts';

const content = aContentFolder();
let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox({ contentFolder: content.folder });
});
afterAll(async () => {
  await sandbox.close();
  content.remove();
});

const ask = async <Input, Reply>(endpoint: Endpoint<Input, Reply>, input: Input): Promise<Reply | null> => {
  const reply = await callEndpoint(siteHttp(sandbox))(endpoint)(input)();
  return E.isRight(reply) ? reply.right : null;
};
const slugs = async (asked: Partial<AskedPosts>) =>
  (await ask(postsEndpoint, { locale: 'en', page: 1, ...asked }))?.posts.map(({ slug }) => slug) ?? null;

describe('GET /content/pages/{path}, decoded by the site', () => {
  it('is in the requested language', async () => {
    expect(await ask(contentPageEndpoint, { path: '/api', locale: 'de' })).toMatchObject({
      title: 'Schnittstelle',
      locale: 'de',
      languages: ['en', 'de'],
    });
  });

  it('is in English if the language is missing, and reports this', async () => {
    expect(await ask(contentPageEndpoint, { path: '/api', locale: 'ja' })).toMatchObject({
      title: 'API',
      locale: 'en',
      languages: ['en', 'de'],
    });
  });

  it('is in English for a language without texts', async () => {
    expect(await ask(contentPageEndpoint, { path: '/api', locale: 'yy' })).toMatchObject({ locale: 'en' });
  });

  it('has its parent pages, and related posts and pages', async () => {
    expect(await ask(contentPageEndpoint, { path: '/for-partners/shops', locale: 'de' })).toMatchObject({
      above: [{ path: '/for-partners', title: 'For partners' }],
      related: [
        { path: '/api', title: 'Schnittstelle' },
        { path: '/blog/memo', title: 'Memo und Tag' },
      ],
    });
  });

  it.each(['/gone', '/for-partners/gone', '/__proto__', '/api/'])('has no %s', async (path) => {
    expect((await sandbox.get(`/content/pages${path}`)).status).toBe(404);
  });

  it('refuses an invalid language', async () => {
    expect((await sandbox.get('/content/pages/api?locale=xx1')).status).toBe(400);
  });
});

describe('GET /content/posts (spec §2 "Blog")', () => {
  it.each([
    { rule: 'the newest first', asked: {}, found: ['rates', 'memo', 'wallets'] },
    { rule: 'of a category', asked: { category: 'safety' }, found: ['memo', 'wallets'] },
    { rule: 'of an author', asked: { author: 'team' }, found: ['rates', 'memo', 'wallets'] },
    { rule: 'of an unknown category', asked: { category: 'sports' }, found: null },
    { rule: 'of an unknown author', asked: { author: 'nobody' }, found: null },
    { rule: 'on a page that does not exist', asked: { page: 2 }, found: null },
    {
      rule: 'with a word, those with the word in the title first',
      asked: { query: 'memo' },
      found: ['memo', 'rates'],
    },
    { rule: 'with all of the words', asked: { query: 'memo market' }, found: ['rates'] },
    { rule: 'with the start of a word', asked: { query: 'wall' }, found: ['wallets'] },
    { rule: 'not with the middle of a word', asked: { query: 'allets' }, found: [] },
    { rule: 'ignoring accents', asked: { query: 'CAFÉ elysee' }, found: ['memo'] },
    {
      rule: 'without a word: every post',
      asked: { query: ' -"* ' },
      found: ['rates', 'memo', 'wallets'],
    },
    {
      rule: 'in Japanese, which has no spaces between words',
      asked: { query: '確認', locale: 'ja' },
      found: ['memo'],
    },
    { rule: 'in German by German words', asked: { query: 'kopieren', locale: 'de' }, found: ['memo'] },
    {
      rule: 'in German not by English words of a text that exists in German',
      asked: { query: 'copy', locale: 'de' },
      found: [],
    },
    {
      rule: 'in German by English words of a text that does not',
      asked: { query: 'market', locale: 'de' },
      found: ['rates'],
    },
  ] as const)('$rule', async ({ asked, found }) => {
    expect(await slugs(asked)).toEqual(found);
  });

  it.each([
    '"',
    "' OR 1=1 --",
    'NEAR(a b)',
    'title:memo',
    '*',
    '^memo',
    '{title}: x',
    '\\',
    'a AND',
    '\u0000',
  ])('reads %j as words only', async (query) => {
    expect((await sandbox.get(`/content/posts?q=${encodeURIComponent(query)}`)).status).toBe(200);
  });

  it('shows where the words were found', async () => {
    const [memo] = (await ask(postsEndpoint, { locale: 'en', page: 1, query: 'memo' }))?.posts ?? [];

    expect(memo?.titlePieces).toEqual([
      { text: 'Memo', isMatch: true },
      { text: ' and tag', isMatch: false },
    ]);
    expect(memo?.excerpt.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'memo', isMatch: true }]);
  });

  it('has categories and authors in the language', async () => {
    const list = await ask(postsEndpoint, { locale: 'de', page: 1, category: 'safety', author: 'team' });

    expect(list?.category).toEqual({ slug: 'safety', name: 'Sicherheit' });
    expect(list?.author).toEqual({ slug: 'team', name: 'Team', about: 'We write.' });
    expect(list?.categories).toEqual([
      { slug: 'safety', name: 'Sicherheit' },
      { slug: 'guides', name: 'Guides' },
    ]);
  });

  it.each(['0', '-1', '1.5', 'x', '999999'])('refuses page %s', async (page) => {
    expect((await sandbox.get(`/content/posts?page=${page}`)).status).toBe(400);
  });
});

describe('GET /content/posts/{slug}', () => {
  it('has its facts, its author and related posts, those of its category first', async () => {
    const post = await ask(postEndpoint, { slug: 'memo', locale: 'en' });

    expect(post).toMatchObject({ publishedAt: '2026-11-20', updatedAt: '2026-11-21', readingMinutes: 1 });
    expect(post?.author).toEqual({ slug: 'team', name: 'Team', about: 'We write.' });
    expect(post?.related.map(({ slug }) => slug)).toEqual(['wallets', 'rates']);
  });

  it('lists the languages it exists in', async () => {
    expect(await ask(postEndpoint, { slug: 'memo', locale: 'fr' })).toMatchObject({
      locale: 'en',
      languages: ['en', 'de', 'ja', 'xx'],
    });
  });

  it.each(['gone', '__proto__', '%27'])('has no %s', async (slug) => {
    expect((await sandbox.get(`/content/posts/${slug}`)).status).toBe(404);
  });
});

describe('GET /content/site-index (spec §3 `blogSlugsList`, `blogAuthorsList`)', () => {
  it('lists every text with its languages', async () => {
    expect(await ask(siteIndexEndpoint, undefined)).toEqual({
      pages: [
        { path: '/api', languages: ['en', 'de'] },
        { path: '/for-partners', languages: ['en'] },
        { path: '/for-partners/shops', languages: ['en'] },
      ],
      posts: [
        { slug: 'rates', languages: ['en'], publishedAt: '2026-11-21', updatedAt: null },
        {
          slug: 'memo',
          languages: ['en', 'de', 'ja', 'xx'],
          publishedAt: '2026-11-20',
          updatedAt: '2026-11-21',
        },
        { slug: 'wallets', languages: ['en'], publishedAt: '2026-11-19', updatedAt: null },
      ],
      categories: ['safety', 'guides'],
      authors: ['team'],
    });
  });
});
