import { segmentsOf } from '@coinlane/shared-contracts/values';

/** Filter of a list of posts (spec §2 "Blog"). */
export type PostFilter =
  | { readonly _tag: 'All' }
  | { readonly _tag: 'Search'; readonly query: string }
  | { readonly _tag: 'Category'; readonly name: string }
  | { readonly _tag: 'Author'; readonly name: string };

/** A page of this remote. */
export type ContentRoute =
  | { readonly _tag: 'Page'; readonly path: string }
  | { readonly _tag: 'Blog'; readonly filter: PostFilter; readonly page: number }
  | { readonly _tag: 'Post'; readonly slug: string }
  | { readonly _tag: 'Contact' }
  | { readonly _tag: 'NotFound' };

/** Pages of spec §2 "Staking", "Loans and partners", "Business and information pages", "Legal". */
export const PAGE_PATHS: readonly string[] = [
  '/tokens/now-staking',
  '/crypto-loan',
  '/for-partners',
  '/for-partners/dapps',
  '/for-partners/dev-kit-loans',
  '/api',
  '/asset-listing',
  '/multichain-bridge',
  '/market-making',
  '/widget',
  '/exchange-widget',
  '/referral-links',
  '/crypto-wallet',
  '/your-exchange',
  '/telegram-bot',
  '/privileges',
  '/crypto-exchange',
  '/warm-wallets',
  '/market-info-api',
  '/permanent-exchange',
  '/program-affiliate',
  '/launchpad',
  '/reviews',
  '/terms-of-use',
  '/privacy-policy',
];

export const CONTACT_PATH = '/contact';
export const REVIEWS_PATH = '/reviews';

const NOT_FOUND: ContentRoute = { _tag: 'NotFound' };
const MAX_QUERY_LENGTH = 100;
/** Format of a slug. Whether the text exists depends on the content service. */
const SLUG = /^[a-z0-9-]{1,100}$/;

/** Page number at the end of a blog path. 1 if it is missing, 0 if it is not a number. */
const pageNumber = (tail: readonly string[]): number => {
  if (tail.length === 0) return 1;
  const [word, number = ''] = tail;
  return word === 'page' && tail.length === 2 && /^[1-9]\d{0,4}$/.test(number) ? Number(number) : 0;
};

const list = (filter: PostFilter, tail: readonly string[]): ContentRoute => {
  const page = pageNumber(tail);
  return page === 0 ? NOT_FOUND : { _tag: 'Blog', filter, page };
};

const searchRoute = (search: string, tail: readonly string[]): ContentRoute => {
  const query = (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY_LENGTH);
  return list({ _tag: 'Search', query }, tail);
};

const namedRoute = (word: string, name: string, tail: readonly string[]): ContentRoute => {
  if (!SLUG.test(name)) return NOT_FOUND;
  if (word === 'category') return list({ _tag: 'Category', name }, tail);
  return word === 'author' ? list({ _tag: 'Author', name }, tail) : NOT_FOUND;
};

const postRoute = (slug: string): ContentRoute => (SLUG.test(slug) ? { _tag: 'Post', slug } : NOT_FOUND);

const blogRoute = (segments: readonly string[], search: string): ContentRoute => {
  const [word, name, ...tail] = segments;
  if (word === undefined || word === 'page') return list({ _tag: 'All' }, segments);
  if (word === 'search') return searchRoute(search, segments.slice(1));
  return name === undefined ? postRoute(word) : namedRoute(word, name, tail);
};

/** Spec §2 `/for-partners/{slug}`. */
const isPartnerPage = ([first, slug, ...rest]: readonly string[]): boolean =>
  first === 'for-partners' && slug !== undefined && SLUG.test(slug) && rest.length === 0;

/** Parses an address without language prefix (spec §2: blog, partners, information, legal). */
export const contentRouteAt = (pathname: string, search: string): ContentRoute => {
  const segments = segmentsOf(pathname).map((segment) => segment.toLowerCase());
  if (segments[0] === 'blog') return blogRoute(segments.slice(1), search);
  const path = `/${segments.join('/')}`;
  if (path === CONTACT_PATH) return { _tag: 'Contact' };
  return PAGE_PATHS.includes(path) || isPartnerPage(segments) ? { _tag: 'Page', path } : NOT_FOUND;
};

const filterPath = (filter: PostFilter): string => {
  switch (filter._tag) {
    case 'All':
      return '/blog';
    case 'Search':
      return '/blog/search';
    case 'Category':
      return `/blog/category/${encodeURIComponent(filter.name)}`;
    case 'Author':
      return `/blog/author/${encodeURIComponent(filter.name)}`;
  }
};

/** Address of one page of a list of posts. The address of a search includes its query. */
export const blogPath = (filter: PostFilter, page: number): string => {
  const path = page === 1 ? filterPath(filter) : `${filterPath(filter)}/page/${String(page)}`;
  const query = filter._tag === 'Search' ? filter.query.trim() : '';
  return query === '' ? path : `${path}?q=${encodeURIComponent(query)}`;
};

/** Address of a page, which is also its cache key. */
export const pathOf = (route: ContentRoute): string => {
  switch (route._tag) {
    case 'Page':
      return route.path;
    case 'Blog':
      return blogPath(route.filter, route.page);
    case 'Post':
      return `/blog/${route.slug}`;
    case 'Contact':
      return CONTACT_PATH;
    case 'NotFound':
      return '/404';
  }
};

/** Canonical address for search engines. Null for a page that is not found. */
export const canonicalPathOf = (route: ContentRoute): string | null => {
  if (route._tag === 'NotFound') return null;
  return route._tag === 'Blog' && route.filter._tag === 'Search' ? '/blog/search' : pathOf(route);
};

const isSearch = (route: ContentRoute): boolean => route._tag === 'Blog' && route.filter._tag === 'Search';

/** Whether two addresses belong to one screen, as two searches do. */
export const isSameScreen = (one: ContentRoute, other: ContentRoute): boolean =>
  pathOf(one) === pathOf(other) || (isSearch(one) && isSearch(other));
