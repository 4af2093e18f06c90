import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError } from '@coinlane/shared-contracts/errors';
import { contentPageReply, postsReply, reviewsReply } from '@coinlane/shared-contracts/testing';

import { contentHttp } from './app/content-http.fixture';
import { aRequest } from './app/fragment-request.fixture';
import { PAGE_PATHS } from './domain/content-route';
import { render } from './server';
import { XSS_PAYLOADS } from './ui/safe-html/xss-payloads.fixture';

const emptyReviews = { reviews: [], total: 0, average: null };

describe('the fragment of a page', () => {
  it.each(PAGE_PATHS.map((path) => ({ path })))('renders $path completely (spec §2)', async ({ path }) => {
    const { status, html, head } = await render(aRequest(path, { basename: '/ru', language: 'ru' }));

    expect(status).toBe(200);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain('A swap sends one coin and gets another.');
    expect(html).toContain('href="/ru/exchange?from=btc&amp;to=eth"');
    expect(head).toMatchObject({ canonicalPath: path });
  });

  it('fetches in the language of the page, and marks a text in another language', async () => {
    const seen: HttpRequest[] = [];
    const { html } = await render(
      aRequest('/api', { language: 'ja', basename: '/ja', http: contentHttp({}, seen) }),
    );

    expect(seen.map(({ query }) => query)).toEqual([{ locale: 'ja' }]);
    expect(html).toContain('<article class="article" lang="en">');
  });

  it('has its questions at #faq (spec §2 "/for-partners#faq")', async () => {
    const { html } = await render(aRequest('/for-partners'));
    expect(html).toMatch(/<section id="faq".*What does it cost\?.*Nothing to begin with\./s);
  });

  it('has a table of contents, notices with the real host name, and links to more pages', async () => {
    const { html } = await render(aRequest('/for-partners'));

    expect(html).toContain('href="#the-terms"');
    expect(html).toContain('id="the-terms"');
    expect(html).toContain('<strong>swap.example</strong>');
    expect(html).toContain('aria-labelledby="related-title"');
  });

  it('has a large header, but not above a tool', async () => {
    expect((await render(aRequest('/for-partners'))).html).toContain('data-theme="dark"');
    expect((await render(aRequest('/exchange-widget'))).html).not.toContain('data-theme="dark"');
  });

  it('shows on a sandbox that no money moves, and only there', async () => {
    const request = aRequest('/terms-of-use');
    const real = { ...request, config: { ...request.config, isSandbox: false } };

    expect((await render(request)).html).toContain('This site runs on a sandbox');
    expect((await render(real)).html).not.toContain('This site runs on a sandbox');
  });

  it.each(['/for-partners/rockets', '/blog/gone', '/blog/author/../x'])(
    'returns 404 for %s',
    async (path) => {
      const { status, html, head } = await render(aRequest(path));

      expect(status).toBe(404);
      expect(html).toContain('Page not found');
      expect(head.robots).toBe('noindex');
    },
  );

  it('returns 503 if the service is unavailable, and is not cached', async () => {
    const { status, html, isCacheable } = await render(
      aRequest('/api', { http: () => TE.left(httpError(502, null)) }),
    );

    expect([status, isCacheable]).toEqual([503, false]);
    expect(html).toContain('This page could not be loaded');
  });
});

describe('the fragment of the reviews', () => {
  it('shows the reviews in their languages, and their average', async () => {
    const { html } = await render(aRequest('/reviews'));

    expect(html).toContain('4.5 out of 5');
    expect(html).toContain('lang="de">Alles klar.');
  });

  it('shows that there are no reviews yet, without an average', async () => {
    const http = contentHttp({ 'GET content/reviews': emptyReviews });
    const { html } = await render(aRequest('/reviews', { http }));

    expect(html).toContain('No reviews yet');
    expect(html).not.toMatch(/out of 5<\/strong>/);
  });

  it('shows that they failed to load, and the rest of the page', async () => {
    const http = contentHttp({ 'GET content/reviews': { ...reviewsReply, total: 'many' } });
    const { status, html } = await render(aRequest('/reviews', { http }));

    expect(status).toBe(200);
    expect(html).toContain('The reviews could not be loaded.');
  });
});

describe('the fragment of the blog', () => {
  it('shows the matches of a search', async () => {
    const { html, head } = await render(aRequest('/blog/search', { search: '?q=memo' }));

    expect(html).toContain('Posts found: 1');
    expect(html).toContain('value="memo"');
    expect(html).toContain('<mark>Memo</mark> and tag');
    expect(html).toContain('Copy the <mark>memo</mark> too.');
    expect(head.robots).toBe('noindex, follow');
  });

  it('shows an empty search result', async () => {
    const http = contentHttp({ 'GET content/posts': { ...postsReply, posts: [], total: 0 } });
    const { status, html } = await render(aRequest('/blog/search', { search: '?q=zebra', http }));

    expect(status).toBe(200);
    expect(html).toContain('No post found');
  });

  it.each([
    { pageCount: 1, links: [] },
    { pageCount: 3, links: ['/blog/page/2', '/blog/page/3'] },
  ])('links the other pages of $pageCount', async ({ pageCount, links }) => {
    const http = contentHttp({ 'GET content/posts': { ...postsReply, page: 1, pageCount } });
    const { html } = await render(aRequest('/blog', { http }));

    expect(html.includes('aria-label="Pages of the blog"')).toBe(links.length > 0);
    for (const link of links) expect(html).toContain(`href="${link}"`);
  });

  it('shows a post with its author, its reading time and related posts', async () => {
    const { html } = await render(aRequest('/blog/memo-and-tag'));

    expect(html).toContain('3 min to read');
    expect(html).toContain('The people who build this site.');
    expect(html).toContain('href="/blog/check-an-address"');
    expect(html).toContain('<time dateTime="2026-11-20">');
  });
});

/** A page with hostile text in every text field. */
const hostilePage = (payload: string) => {
  const words = [{ type: 'text', text: payload }];
  return {
    ...contentPageReply,
    path: '/api',
    title: payload,
    description: payload,
    faq: [{ question: payload, answer: words }],
    blocks: [
      { type: 'heading', level: 2, id: payload, spans: words },
      { type: 'paragraph', spans: [{ type: 'link', href: payload, spans: words }] },
      { type: 'paragraph', spans: words },
      { type: 'code', text: payload },
      { type: 'html', html: payload },
    ],
  };
};

const withoutValues = (tag: string): string => tag.replace(/="[^"]*"/g, '=""');

describe('a page with hostile text', () => {
  it('contains no injected element, handler or URL', async () => {
    const own = await render(
      aRequest('/api', { http: contentHttp({ 'GET content/pages/api': hostilePage('x') }) }),
    );
    const tagsOf = (html: string) => (html.match(/<[a-z][^>]*>/gi) ?? []).map(withoutValues);
    const expected = tagsOf(own.html);

    for (const payload of XSS_PAYLOADS) {
      const http = contentHttp({ 'GET content/pages/api': hostilePage(payload) });
      const { html } = await render(aRequest('/api', { http }));
      expect(tagsOf(html)).toEqual(expected);
      expect(html).not.toMatch(/href="\s*(?:javascript|data|vbscript):/i);
    }
  });
});
