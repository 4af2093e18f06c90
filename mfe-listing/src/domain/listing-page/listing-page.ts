import { DEFAULT_TABLE, searchOf, tableStateOf } from './table-state';
import type { TableState } from './table-state';

/** A place of this remote, whatever its table shows (spec §2 "Currency listing"). */
export type ListingPlace =
  | { readonly _tag: 'Currencies' }
  | { readonly _tag: 'Currency'; readonly link: string }
  | { readonly _tag: 'Pair'; readonly fromLink: string; readonly toLink: string }
  | { readonly _tag: 'Buy'; readonly link: string }
  | { readonly _tag: 'BuyPair'; readonly fiatLink: string; readonly coinLink: string }
  | { readonly _tag: 'PairsFrom'; readonly link: string }
  | { readonly _tag: 'AllBuy' }
  | { readonly _tag: 'AllExchange' }
  | { readonly _tag: 'Unknown'; readonly path: string };

/** What an address of this remote asks for. */
export type ListingPage = ListingPlace & { readonly table: TableState };

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

const oneWord = (word: string): ListingPlace | null => {
  if (word === 'currencies') return { _tag: 'Currencies' };
  if (word === 'all-currencies-buy') return { _tag: 'AllBuy' };
  if (word === 'all-currencies-exchange') return { _tag: 'AllExchange' };
  return word.startsWith('from-') && word.length > 5 ? { _tag: 'PairsFrom', link: word.slice(5) } : null;
};

const below = (word: string, first: string, second: string | undefined): ListingPlace | null => {
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

const placeAt = (pathname: string): ListingPlace => {
  const [word = '', first, second, ...more] = segmentsOf(pathname);
  const place = first === undefined ? oneWord(word) : below(word, first, second);
  return place === null || more.length > 0 ? { _tag: 'Unknown', path: pathname } : place;
};

/** Whether a place shows a table, whose state its address may hold. */
export const hasTable = ({ _tag }: ListingPlace): boolean =>
  _tag !== 'PairsFrom' && _tag !== 'AllExchange' && _tag !== 'Unknown';

/** The page of an address without language prefix (spec §2 "Currency listing"); links are compared in lower case. */
export const listingPageAt = (pathname: string, search: string): ListingPage => {
  const place = placeAt(pathname);
  return { ...place, table: hasTable(place) ? tableStateOf(search) : DEFAULT_TABLE };
};

const joined = (...segments: readonly string[]): string => `/${segments.map(encodeURIComponent).join('/')}`;

/** The address of a place without language prefix and without the state of its table. */
export const placePath = (place: ListingPlace): string => {
  switch (place._tag) {
    case 'Currencies':
      return '/currencies';
    case 'Currency':
      return joined('currencies', place.link);
    case 'Pair':
      return joined('currencies', place.fromLink, place.toLink);
    case 'Buy':
      return joined('buy', place.link);
    case 'BuyPair':
      return joined('buy', place.fiatLink, place.coinLink);
    case 'PairsFrom':
      return joined(`from-${place.link}`);
    case 'AllBuy':
      return '/all-currencies-buy';
    case 'AllExchange':
      return '/all-currencies-exchange';
    case 'Unknown':
      return place.path;
  }
};

/** The page's own address with its table in another state. */
export const tablePath = (page: ListingPage, changes: Partial<TableState>): string =>
  `${placePath(page)}${searchOf({ ...page.table, ...changes })}`;

/** The address of a page, and at the same time what tells two pages apart. */
export const pathOf = (page: ListingPage): string => tablePath(page, {});

/** The address search engines should keep: a search, an order, a price list are the same page; a page of rows is its own. */
export const canonicalPathOf = (page: ListingPage): string =>
  `${placePath(page)}${searchOf({ ...DEFAULT_TABLE, page: page._tag === 'Currencies' ? page.table.page : 1 })}`;

/** Whether two pages are states of one screen: the same place, whatever its table shows. */
export const isSameScreen = (one: ListingPage, other: ListingPage): boolean =>
  placePath(one) === placePath(other);
