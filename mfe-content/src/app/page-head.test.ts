import { contentRouteAt } from '../domain/content-route';
import { headOf } from './page-head';
import { shownPage } from './shown-page';

const say = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  [key, ...Object.values(values)].join(' ');
const site = { brand: 'Coinlane', origin: 'https://swap.example', basename: '/de' };

const at = (path: string, search = '') => {
  const route = contentRouteAt(path, search);
  return headOf(route, shownPage(route, say), say, site);
};

const crumbsAt = (path: string): readonly string[] => {
  const [list] = at(path).jsonLd ?? [];
  const { itemListElement } = list as { readonly itemListElement: readonly { readonly item: string }[] };
  return itemListElement.map(({ item }) => item);
};

describe('headOf', () => {
  it.each([
    {
      path: '/api',
      title: 'pages.api.title | Coinlane',
      description: 'pages.api.what',
      canonicalPath: '/api',
    },
    {
      path: '/privacy-policy',
      title: 'legal.privacy.title | Coinlane',
      description: 'legal.privacy.about',
      canonicalPath: '/privacy-policy',
    },
    { path: '/blog', title: 'blog.title | Coinlane', description: 'blog.about', canonicalPath: '/blog' },
    {
      path: '/blog/category/guides',
      title: 'blog.categoryTitle blog.names.guides | Coinlane',
      description: 'blog.about',
      canonicalPath: '/blog/category/guides',
    },
    {
      path: '/blog/author/coinlane-team',
      title: 'blog.authorTitle blog.names.coinlane-team | Coinlane',
      description: 'blog.about',
      canonicalPath: '/blog/author/coinlane-team',
    },
    {
      path: '/blog/how-a-swap-works',
      title: 'posts.howSwapWorks.title | Coinlane',
      description: 'posts.howSwapWorks.summary',
      canonicalPath: '/blog/how-a-swap-works',
    },
  ])('says what $path is about', ({ path, ...head }) => {
    expect(at(path)).toMatchObject(head);
    expect(at(path).robots).toBeUndefined();
  });

  it('keeps searches out of the index, but lets their links be followed', () => {
    expect(at('/blog/search', '?q=memo')).toMatchObject({
      robots: 'noindex, follow',
      canonicalPath: '/blog/search',
    });
  });

  it('has no address for what is not there', () => {
    expect(at('/blog/gone')).toEqual({
      title: 'notFound.title | Coinlane',
      description: 'notFound.text',
      robots: 'noindex',
    });
  });

  it('has none for a page past the last, though its address is well formed', () => {
    expect(at('/blog/page/9')).toMatchObject({ robots: 'noindex' });
    expect(at('/blog/page/9').canonicalPath).toBeUndefined();
  });

  it.each([
    { path: '/crypto-loan', crumbs: ['/de/', '/de/crypto-loan'] },
    { path: '/for-partners', crumbs: ['/de/', '/de/for-partners'] },
    { path: '/for-partners/dapps', crumbs: ['/de/', '/de/for-partners', '/de/for-partners/dapps'] },
    { path: '/blog', crumbs: ['/de/', '/de/blog'] },
    { path: '/blog/category/guides', crumbs: ['/de/', '/de/blog', '/de/blog/category/guides'] },
    { path: '/blog/check-an-address', crumbs: ['/de/', '/de/blog', '/de/blog/check-an-address'] },
  ])('gives search engines the breadcrumbs of $path', ({ path, crumbs }) => {
    expect(crumbsAt(path)).toEqual(crumbs.map((crumb) => `https://swap.example${crumb}`));
  });
});
