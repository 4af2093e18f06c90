import { INFORMATION_PAGES, LEGAL_PAGES } from '../page';
import { blogPath, canonicalPathOf, contentRouteAt } from './content-route';

const all = { _tag: 'All' } as const;

describe('contentRouteAt (spec §2 "Blog")', () => {
  it.each([
    { path: '/blog', search: '', route: { _tag: 'Blog', filter: all, page: 1 }, canonical: '/blog' },
    {
      path: '/blog/page/2',
      search: '',
      route: { _tag: 'Blog', filter: all, page: 2 },
      canonical: '/blog/page/2',
    },
    { path: '/blog/page/1', search: '', route: { _tag: 'Blog', filter: all, page: 1 }, canonical: '/blog' },
    {
      path: '/blog/search',
      search: '?q=memo',
      route: { _tag: 'Blog', filter: { _tag: 'Search', query: 'memo' }, page: 1 },
      canonical: '/blog/search',
    },
    {
      path: '/blog/search/page/2',
      search: '',
      route: { _tag: 'Blog', filter: { _tag: 'Search', query: '' }, page: 2 },
      canonical: '/blog/search',
    },
    {
      path: '/blog/category/guides',
      search: '',
      route: { _tag: 'Blog', filter: { _tag: 'Category', name: 'guides' }, page: 1 },
      canonical: '/blog/category/guides',
    },
    {
      path: '/blog/category/guides/page/3',
      search: '',
      route: { _tag: 'Blog', filter: { _tag: 'Category', name: 'guides' }, page: 3 },
      canonical: '/blog/category/guides/page/3',
    },
    {
      path: '/blog/author/coinlane-team',
      search: '',
      route: { _tag: 'Blog', filter: { _tag: 'Author', name: 'coinlane-team' }, page: 1 },
      canonical: '/blog/author/coinlane-team',
    },
    {
      path: '/blog/author/coinlane-team/page/2',
      search: '',
      route: { _tag: 'Blog', filter: { _tag: 'Author', name: 'coinlane-team' }, page: 2 },
      canonical: '/blog/author/coinlane-team/page/2',
    },
    {
      path: '/blog/how-a-swap-works',
      search: '',
      route: { _tag: 'Post', post: { slug: 'how-a-swap-works' } },
      canonical: '/blog/how-a-swap-works',
    },
    {
      path: '/Blog/Check-An-Address/',
      search: '',
      route: { _tag: 'Post', post: { slug: 'check-an-address' } },
      canonical: '/blog/check-an-address',
    },
  ])('$path$search', ({ path, search, route, canonical }) => {
    expect(contentRouteAt(path, search)).toMatchObject(route);
    expect(canonicalPathOf(contentRouteAt(path, search))).toBe(canonical);
  });

  it.each([...INFORMATION_PAGES, ...LEGAL_PAGES])('$path is a page of its table', ({ path }) => {
    expect(contentRouteAt(path, '')).toMatchObject({ page: { path } });
    expect(canonicalPathOf(contentRouteAt(path, ''))).toBe(path);
  });

  it.each([
    { rule: 'a post nobody wrote', path: '/blog/gone' },
    { rule: 'a page that is no number', path: '/blog/page/two' },
    { rule: 'page 0', path: '/blog/page/0' },
    { rule: 'a category without a name', path: '/blog/category' },
    { rule: 'something below a post', path: '/blog/how-a-swap-works/more' },
    { rule: 'an unknown partner page', path: '/for-partners/rockets' },
    { rule: 'a path of another remote', path: '/exchange' },
  ])('knows no page for $rule: $path', ({ path }) => {
    expect(contentRouteAt(path, '')).toEqual({ _tag: 'NotFound' });
    expect(canonicalPathOf(contentRouteAt(path, ''))).toBeNull();
  });
});

describe('blogPath', () => {
  it.each([
    { rule: 'the first page has no number', filter: all, page: 1, path: '/blog' },
    {
      rule: 'a search keeps its query',
      filter: { _tag: 'Search', query: ' a&b ' },
      page: 2,
      path: '/blog/search/page/2?q=a%26b',
    },
    {
      rule: 'an empty search has none',
      filter: { _tag: 'Search', query: '' },
      page: 1,
      path: '/blog/search',
    },
    {
      rule: 'a name is encoded',
      filter: { _tag: 'Author', name: 'a/b' },
      page: 1,
      path: '/blog/author/a%2Fb',
    },
  ] as const)('$rule → $path', ({ filter, page, path }) => {
    expect(blogPath(filter, page)).toBe(path);
  });
});
