import { contentPageReply, postReply, postsReply } from '@coinlane/shared-contracts/testing';
import type { TextValues } from '@coinlane/shared-ui/i18n';

import type { Content } from '../domain/content';
import { contentRouteAt } from '../domain/content-route';
import { failureHead, headOf } from './page-head';
import { serverHeadOf } from './server-head';
import type { Shown } from './shown';

const t = (key: string, values: TextValues = {}): string =>
  `${key}${Object.values(values)
    .map((value) => `:${String(value)}`)
    .join('')}`;
const site = { brand: 'Coinlane', origin: 'https://c.example', basename: '/de' };
const shownAt = (address: string, content: Content): Shown => {
  const { pathname, search } = new URL(address, 'https://x.example');
  return { route: contentRouteAt(pathname, search), content };
};
const headAt = (address: string, content: Content) => headOf(shownAt(address, content), t, site);
const servedAt = (address: string, content: Content) => serverHeadOf(shownAt(address, content), t, site);
const page = (changes = {}): Content => ({
  _tag: 'Page',
  page: { ...contentPageReply, ...changes },
  reviews: null,
});
const posts = (changes = {}): Content => ({ _tag: 'Posts', list: { ...postsReply, ...changes } });
const post: Content = { _tag: 'Post', post: postReply };

describe('headOf', () => {
  it('has a title, a description and one address', () => {
    expect(headAt('/for-partners/dapps', page())).toMatchObject({
      title: 'For applications | Coinlane',
      description: contentPageReply.description,
      canonicalPath: '/for-partners/dapps',
    });
  });

  it('lists the languages of a text', () => {
    expect(headAt('/for-partners/dapps', page({ languages: ['en', 'de'] })).languages).toEqual(['en', 'de']);
    expect(headAt('/blog/memo-and-tag', post).languages).toHaveLength(9);
    expect(headAt('/blog', posts())).not.toHaveProperty('languages');
  });

  it('has breadcrumbs and questions for search engines', () => {
    const [crumbs, faq] = servedAt('/for-partners/dapps', page()).jsonLd ?? [];

    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'main', item: 'https://c.example/de/' },
        { position: 2, name: 'For partners', item: 'https://c.example/de/for-partners' },
        { position: 3, name: 'For applications' },
      ],
    });
    expect(faq).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'What does it cost?', acceptedAnswer: { text: 'Nothing to begin with.' } },
        { name: 'Do I need a contract?' },
      ],
    });
  });

  it('has no questions if the page has none', () => {
    expect(servedAt('/for-partners/dapps', page({ faq: [] })).jsonLd).toHaveLength(1);
  });

  it('has a post as an article, with its dates', () => {
    expect(servedAt('/blog/memo-and-tag', post).jsonLd).toEqual([
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
      expect.objectContaining({
        '@type': 'Article',
        headline: 'Memo and tag',
        datePublished: '2026-11-20',
        dateModified: '2026-11-21',
        inLanguage: 'en',
        mainEntityOfPage: 'https://c.example/de/blog/memo-and-tag',
      }),
    ]);
  });

  it('links the feed on the blog, and on no other page', () => {
    expect(servedAt('/blog', posts()).feed).toEqual({
      title: 'blog.title | Coinlane',
      path: '/blog/rss.xml',
    });
    expect(servedAt('/blog/memo-and-tag', post).feed).toBeDefined();
    expect(servedAt('/for-partners/dapps', page())).not.toHaveProperty('feed');
  });

  it.each([
    { address: '/blog', list: {}, title: 'blog.title' },
    { address: '/blog/page/2', list: { page: 2 }, title: 'blog.title (2)' },
    { address: '/blog/search?q=a', list: {}, title: 'blog.searchTitle' },
    {
      address: '/blog/category/safety',
      list: { category: { slug: 'safety', name: 'Safety' } },
      title: 'blog.categoryTitle:Safety',
    },
    {
      address: '/blog/author/team',
      list: { author: { slug: 'team', name: 'Team', about: 'We write.' } },
      title: 'blog.authorTitle:Team',
    },
  ])('$address is called $title', ({ address, list, title }) => {
    expect(headAt(address, posts(list)).title).toBe(`${title} | Coinlane`);
  });

  it('excludes searches and missing pages from search engines', () => {
    expect(headAt('/blog/search?q=a', posts()).robots).toBe('noindex, follow');
    expect(headAt('/blog/gone', { _tag: 'NotFound' })).toEqual({
      title: 'notFound.title | Coinlane',
      description: 'notFound.text',
      robots: 'noindex',
    });
    expect(failureHead(t, site).robots).toBe('noindex');
  });
});
