import { INFORMATION_PAGES, LEGAL_PAGES } from '../../domain/page';
import type { InformationPage, LegalPage } from '../../domain/page';
import { postBySlug } from '../../domain/post';
import type { Post, PostFilter } from '../../domain/post';

/** What an address of this remote asks for. */
export type ContentRoute =
  | { readonly _tag: 'Information'; readonly page: InformationPage }
  | { readonly _tag: 'Legal'; readonly page: LegalPage }
  | { readonly _tag: 'Blog'; readonly filter: PostFilter; readonly page: number }
  | { readonly _tag: 'Post'; readonly post: Post }
  | { readonly _tag: 'Contact' }
  | { readonly _tag: 'NotFound' };

const NOT_FOUND: ContentRoute = { _tag: 'NotFound' };
const MOST_QUERY = 100;
const CONTACT_PATH = '/contact';

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const segmentsOf = (pathname: string): readonly string[] =>
  pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decoded(segment).toLowerCase());

/** The page number at the end of a blog path: 1 without one, 0 where it is no number. */
const pageNumber = (tail: readonly string[]): number => {
  if (tail.length === 0) return 1;
  const [word, number = ''] = tail;
  return word === 'page' && tail.length === 2 && /^[1-9]\d{0,4}$/.test(number) ? Number(number) : 0;
};

const list = (filter: PostFilter, tail: readonly string[]): ContentRoute => {
  const page = pageNumber(tail);
  return page === 0 ? NOT_FOUND : { _tag: 'Blog', filter, page };
};

const onePost = (slug: string): ContentRoute => {
  const post = postBySlug(slug);
  return post === null ? NOT_FOUND : { _tag: 'Post', post };
};

const searchRoute = (search: string, tail: readonly string[]): ContentRoute => {
  const query = (new URLSearchParams(search).get('q') ?? '').slice(0, MOST_QUERY);
  return list({ _tag: 'Search', query }, tail);
};

const namedRoute = (word: string, name: string, tail: readonly string[]): ContentRoute => {
  if (word === 'category') return list({ _tag: 'Category', name }, tail);
  return word === 'author' ? list({ _tag: 'Author', name }, tail) : NOT_FOUND;
};

const blogRoute = (segments: readonly string[], search: string): ContentRoute => {
  const [word, name, ...tail] = segments;
  if (word === undefined || word === 'page') return list({ _tag: 'All' }, segments);
  if (word === 'search') return searchRoute(search, segments.slice(1));
  return name === undefined ? onePost(word) : namedRoute(word, name, tail);
};

/** The page of an address without language prefix (spec §2: blog, partners, information, legal). */
export const contentRouteAt = (pathname: string, search: string): ContentRoute => {
  const segments = segmentsOf(pathname);
  if (segments[0] === 'blog') return blogRoute(segments.slice(1), search);
  const path = `/${segments.join('/')}`;
  if (path === CONTACT_PATH) return { _tag: 'Contact' };
  const information = INFORMATION_PAGES.find((page) => page.path === path);
  if (information !== undefined) return { _tag: 'Information', page: information };
  const legal = LEGAL_PAGES.find((page) => page.path === path);
  return legal === undefined ? NOT_FOUND : { _tag: 'Legal', page: legal };
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

/** The address of one page of a list of posts; a search carries its query. */
export const blogPath = (filter: PostFilter, page: number): string => {
  const path = page === 1 ? filterPath(filter) : `${filterPath(filter)}/page/${String(page)}`;
  const query = filter._tag === 'Search' ? filter.query.trim() : '';
  return query === '' ? path : `${path}?q=${encodeURIComponent(query)}`;
};

/** The address search engines should keep; null where there is no page. */
export const canonicalPathOf = (route: ContentRoute): string | null => {
  switch (route._tag) {
    case 'Information':
    case 'Legal':
      return route.page.path;
    case 'Blog':
      return route.filter._tag === 'Search' ? '/blog/search' : blogPath(route.filter, route.page);
    case 'Post':
      return `/blog/${route.post.slug}`;
    case 'Contact':
      return CONTACT_PATH;
    case 'NotFound':
      return null;
  }
};
