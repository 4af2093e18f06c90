import { aRequest } from './app/fragment-request.fixture';
import { INFORMATION_PAGES, LEGAL_PAGES } from './domain/page';
import { POSTS } from './domain/post';
import { render } from './server';

describe('the fragment of a content page', () => {
  it.each([...INFORMATION_PAGES, ...LEGAL_PAGES])('renders $path whole', async ({ path }) => {
    const { status, html, head } = await render(aRequest(path, { basename: '/ru' }));

    expect(status).toBe(200);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).not.toMatch(/(pages|legal|links|faq)\.\w+/);
    expect(head).toMatchObject({ canonicalPath: path });
    expect(head.title).toMatch(/^\S.* \| Coinlane$/);
    expect(head.description?.length).toBeGreaterThan(30);
  });

  it('says on a sandbox that no money moves, and only there', async () => {
    const request = aRequest('/terms-of-use');
    const real = { ...request, config: { ...request.config, isSandbox: false } };

    expect((await render(request)).html).toContain('This site runs on a sandbox');
    expect((await render(real)).html).not.toContain('This site runs on a sandbox');
  });

  it('has the questions of partners under #faq', async () => {
    expect((await render(aRequest('/for-partners'))).html).toContain('id="faq"');
  });

  it.each([
    '/for-partners/rockets',
    '/blog/gone',
    '/blog/page/2',
    '/blog/category/sports',
    '/blog/author/nobody',
  ])('answers 404 for %s', async (path) => {
    const { status, html, head } = await render(aRequest(path));

    expect(status).toBe(404);
    expect(html).toContain('There is no such page');
    expect(head.robots).toBe('noindex');
  });
});

describe('the fragment of the blog', () => {
  it('lists every post', async () => {
    const { html } = await render(aRequest('/blog'));

    for (const { slug } of POSTS) expect(html).toContain(`href="/blog/${slug}"`);
  });

  it.each(POSTS)('renders $slug with what search engines need', async ({ slug, publishedOn, paragraphs }) => {
    const { status, html, head } = await render(aRequest(`/blog/${slug}`));

    expect(status).toBe(200);
    expect(html.match(/<p>/g)?.length).toBeGreaterThanOrEqual(paragraphs.length);
    expect(head.jsonLd).toEqual([
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
      expect.objectContaining({ '@type': 'BlogPosting', datePublished: publishedOn }),
    ]);
  });

  it('finds posts by their words, without script', async () => {
    const { html, head } = await render(aRequest('/blog/search', { search: '?q=memo+tag' }));

    expect(html).toContain('Posts found: 1');
    expect(html).toContain('value="memo tag"');
    expect(html).toContain('href="/blog/check-an-address"');
    expect(html).not.toContain('href="/blog/how-a-swap-works"');
    expect(head.robots).toBe('noindex, follow');
  });

  it('says that nothing was found', async () => {
    const { status, html } = await render(aRequest('/blog/search', { search: '?q=zebra' }));

    expect(status).toBe(200);
    expect(html).toContain('No post found');
  });
});
