import { pageNumberOf } from '../../domain/page';
import { DEFAULT_SORT, sortModeOf } from '../../domain/sort';
import type { SortMode } from '../../domain/sort';

/** The table's own state, as the URL keeps it. */
export type TableState = { readonly query: string; readonly sort: SortMode; readonly page: number };

/** What an address of this remote asks for (spec §2 "Currency listing"). */
export type ListingPage =
  | ({ readonly _tag: 'Currencies' } & TableState)
  | { readonly _tag: 'Currency'; readonly link: string }
  | { readonly _tag: 'Pair'; readonly fromLink: string; readonly toLink: string }
  | { readonly _tag: 'Buy'; readonly link: string }
  | { readonly _tag: 'BuyPair'; readonly fiatLink: string; readonly coinLink: string }
  | { readonly _tag: 'PairsFrom'; readonly link: string }
  | { readonly _tag: 'AllBuy' }
  | { readonly _tag: 'AllExchange' }
  | { readonly _tag: 'Unknown'; readonly path: string };

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

const tableState = (search: string): TableState => {
  const params = new URLSearchParams(search);
  return {
    query: (params.get('q') ?? '').slice(0, 100),
    sort: sortModeOf(params.get('sort')),
    page: pageNumberOf(params.get('page')),
  };
};

const oneWord = (word: string): ListingPage | null => {
  if (word === 'all-currencies-buy') return { _tag: 'AllBuy' };
  if (word === 'all-currencies-exchange') return { _tag: 'AllExchange' };
  return word.startsWith('from-') && word.length > 5 ? { _tag: 'PairsFrom', link: word.slice(5) } : null;
};

const below = (word: string, first: string, second: string | undefined): ListingPage | null => {
  if (word === 'currencies') {
    return second === undefined
      ? { _tag: 'Currency', link: first }
      : { _tag: 'Pair', fromLink: first, toLink: second };
  }
  if (word !== 'buy') return null;
  return second === undefined
    ? { _tag: 'Buy', link: first }
    : { _tag: 'BuyPair', fiatLink: first, coinLink: second };
};

/** The page of an address without language prefix (spec §2 "Currency listing"); links are compared in lower case. */
export const listingPageAt = (pathname: string, search: string): ListingPage => {
  const [word = '', first, second, ...more] = segmentsOf(pathname);
  if (word === 'currencies' && first === undefined) return { _tag: 'Currencies', ...tableState(search) };
  const page = first === undefined ? oneWord(word) : below(word, first, second);
  return page === null || more.length > 0 ? { _tag: 'Unknown', path: pathname } : page;
};

/** The table's address with this state; what is as by default is left out. */
export const currenciesPath = ({ query, sort, page }: TableState): string => {
  const params = new URLSearchParams();
  if (query.trim() !== '') params.set('q', query.trim());
  if (sort !== DEFAULT_SORT) params.set('sort', sort);
  if (page !== 1) params.set('page', String(page));
  const search = params.toString();
  return search === '' ? '/currencies' : `/currencies?${search}`;
};

const joined = (...segments: readonly string[]): string => `/${segments.map(encodeURIComponent).join('/')}`;

/** The address of a page, and at the same time what tells two pages apart. */
export const pathOf = (page: ListingPage): string => {
  switch (page._tag) {
    case 'Currencies':
      return currenciesPath(page);
    case 'Currency':
      return joined('currencies', page.link);
    case 'Pair':
      return joined('currencies', page.fromLink, page.toLink);
    case 'Buy':
      return joined('buy', page.link);
    case 'BuyPair':
      return joined('buy', page.fiatLink, page.coinLink);
    case 'PairsFrom':
      return joined(`from-${page.link}`);
    case 'AllBuy':
      return '/all-currencies-buy';
    case 'AllExchange':
      return '/all-currencies-exchange';
    case 'Unknown':
      return page.path;
  }
};

/** The address search engines should keep: a search or an order is the same page as without it. */
export const canonicalPathOf = (page: ListingPage): string =>
  page._tag === 'Currencies'
    ? currenciesPath({ query: '', sort: DEFAULT_SORT, page: page.page })
    : pathOf(page);

/** Whether two pages are states of one screen: the same address, or two searches of the one table. */
export const isSameScreen = (one: ListingPage, other: ListingPage): boolean =>
  pathOf(one) === pathOf(other) || (one._tag === 'Currencies' && other._tag === 'Currencies');
