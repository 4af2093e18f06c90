import {
  blogPath,
  canonicalPathOf,
  contentRouteAt,
  isSameScreen,
  PAGE_PATHS,
  pathOf,
  REVIEWS_PATH,
} from './content-route';

const notFound = { _tag: 'NotFound' };
const blog = (filter: object, page = 1) => ({ _tag: 'Blog', filter, page });

describe('contentRouteAt (spec §2 "Route list")', () => {
  it.each([
    { address: '/blog', asks: blog({ _tag: 'All' }) },
    { address: '/blog/page/2', asks: blog({ _tag: 'All' }, 2) },
    { address: '/blog/search', asks: blog({ _tag: 'Search', query: '' }) },
    { address: '/blog/search?q=memo+tag', asks: blog({ _tag: 'Search', query: 'memo tag' }) },
    { address: '/blog/search/page/3?q=a', asks: blog({ _tag: 'Search', query: 'a' }, 3) },
    { address: '/blog/category/safety', asks: blog({ _tag: 'Category', name: 'safety' }) },
    { address: '/blog/category/safety/page/2', asks: blog({ _tag: 'Category', name: 'safety' }, 2) },
    { address: '/blog/author/team', asks: blog({ _tag: 'Author', name: 'team' }) },
    { address: '/blog/author/team/page/2', asks: blog({ _tag: 'Author', name: 'team' }, 2) },
    { address: '/blog/memo-and-tag', asks: { _tag: 'Post', slug: 'memo-and-tag' } },
    { address: '/Blog/Memo-And-Tag/', asks: { _tag: 'Post', slug: 'memo-and-tag' } },
    { address: '/contact', asks: { _tag: 'Contact' } },
    { address: '/for-partners/anything', asks: { _tag: 'Page', path: '/for-partners/anything' } },
    { address: '/API', asks: { _tag: 'Page', path: '/api' } },
    { address: '/blog/page/0', asks: notFound },
    { address: '/blog/page/x', asks: notFound },
    { address: '/blog/page', asks: notFound },
    { address: '/blog/page/12345', asks: blog({ _tag: 'All' }, 12_345) },
    { address: '/blog/page/123456', asks: notFound },
    { address: '/blog/page/2x', asks: notFound },
    { address: '/blog/page/2/3', asks: notFound },
    { address: '/blog/search/pages/2', asks: notFound },
    { address: '/blog/category/safety/2', asks: notFound },
    { address: '/blog//memo', asks: { _tag: 'Post', slug: 'memo' } },
    { address: `/blog/${'a'.repeat(100)}`, asks: { _tag: 'Post', slug: 'a'.repeat(100) } },
    { address: `/blog/${'a'.repeat(101)}`, asks: notFound },
    { address: '/partners/anything', asks: notFound },
    { address: '/for-partners', asks: { _tag: 'Page', path: '/for-partners' } },
    { address: '/blog/category', asks: { _tag: 'Post', slug: 'category' } },
    { address: '/blog/category/a%2Fb', asks: notFound },
    { address: '/blog/%3Cscript%3E', asks: notFound },
    { address: '/blog/%E0%A4%A', asks: notFound },
    { address: '/blog/tag/memo', asks: notFound },
    { address: '/for-partners/a/b', asks: notFound },
    { address: '/for-partners/..%2Fapi', asks: notFound },
    { address: '/nope', asks: notFound },
  ])('$address', ({ address, asks }) => {
    const { pathname, search } = new URL(address, 'https://x.example');
    expect(contentRouteAt(pathname, search)).toEqual(asks);
  });

  it.each(PAGE_PATHS.map((path) => ({ path })))('$path is a page', ({ path }) => {
    expect(contentRouteAt(path, '')).toEqual({ _tag: 'Page', path });
  });

  it('limits a query to a hundred characters', () => {
    expect(contentRouteAt('/blog/search', `?q=${'x'.repeat(300)}`)).toEqual(
      blog({ _tag: 'Search', query: 'x'.repeat(100) }),
    );
  });
});

describe('addresses', () => {
  it.each([
    { filter: { _tag: 'All' }, page: 1, path: '/blog' },
    { filter: { _tag: 'All' }, page: 2, path: '/blog/page/2' },
    { filter: { _tag: 'Author', name: 'a b' }, page: 1, path: '/blog/author/a%20b' },
    { filter: { _tag: 'Category', name: 'safety' }, page: 2, path: '/blog/category/safety/page/2' },
    { filter: { _tag: 'Search', query: ' a&b ' }, page: 2, path: '/blog/search/page/2?q=a%26b' },
    { filter: { _tag: 'Search', query: ' ' }, page: 1, path: '/blog/search' },
  ] as const)('$path', ({ filter, page, path }) => {
    expect(blogPath(filter, page)).toBe(path);
  });

  it.each([
    { address: '/blog/search?q=a', canonical: '/blog/search' },
    { address: '/blog/page/2', canonical: '/blog/page/2' },
    { address: '/blog/memo/', canonical: '/blog/memo' },
    { address: '/contact', canonical: '/contact' },
    { address: '/nope', canonical: null },
  ])('of $address, canonical: $canonical', ({ address, canonical }) => {
    const { pathname, search } = new URL(address, 'https://x.example');
    expect(canonicalPathOf(contentRouteAt(pathname, search))).toBe(canonical);
  });

  it('of two searches share a screen, of two pages do not', () => {
    const at = (pathname: string) => contentRouteAt(pathname, '');
    expect(isSameScreen(at('/blog/search'), contentRouteAt('/blog/search', '?q=a'))).toBe(true);
    expect(isSameScreen(at('/api'), at('/widget'))).toBe(false);
    expect(isSameScreen(at('/blog'), at('/blog/search'))).toBe(false);
    expect(isSameScreen(at('/blog/search'), at('/blog'))).toBe(false);
    expect(isSameScreen(at('/api'), at('/api/'))).toBe(true);
    expect(pathOf(at('/nope'))).toBe('/404');
    expect(REVIEWS_PATH).toBe('/reviews');
  });
});
