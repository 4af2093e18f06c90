import { segmentsOf } from '@coinlane/shared-contracts/values';

import { DEFAULT_TABLE, searchOf, tableStateOf } from './table-state';
import type { TableState } from './table-state';

/** A page of this remote without the state of its table (spec §2 "Currency listing"). */
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

/** A page of this remote with the state of its table. */
export type ListingPage = ListingPlace & { readonly table: TableState };

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
  const [word = '', first, second, ...more] = segmentsOf(pathname).map((segment) => segment.toLowerCase());
  const place = first === undefined ? oneWord(word) : below(word, first, second);
  return place === null || more.length > 0 ? { _tag: 'Unknown', path: pathname } : place;
};

/** Whether a page has a table, whose state can be in the address. */
const hasTable = ({ _tag }: ListingPlace): boolean =>
  _tag !== 'PairsFrom' && _tag !== 'AllExchange' && _tag !== 'Unknown';

/** Parses an address without language prefix (spec §2 "Currency listing"). Links are case-insensitive. */
export const listingPageAt = (pathname: string, search: string): ListingPage => {
  const place = placeAt(pathname);
  return { ...place, table: hasTable(place) ? tableStateOf(search) : DEFAULT_TABLE };
};

const joined = (...segments: readonly string[]): string => `/${segments.map(encodeURIComponent).join('/')}`;

/** Address of a page without language prefix and without the state of its table. */
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

/** Address of the same page with changes to the state of its table. */
export const tablePath = (page: ListingPage, changes: Partial<TableState>): string =>
  `${placePath(page)}${searchOf({ ...page.table, ...changes })}`;

/** Address of a page, which also identifies it. */
export const pathOf = (page: ListingPage): string => tablePath(page, {});

/** Canonical address: without search, sort order and price currency. Each page of rows has its own address. */
export const canonicalPathOf = (page: ListingPage): string =>
  `${placePath(page)}${searchOf({ ...DEFAULT_TABLE, page: page._tag === 'Currencies' ? page.table.page : 1 })}`;

/** Whether two pages belong to one screen: they differ only in the state of the table. */
export const isSameScreen = (one: ListingPage, other: ListingPage): boolean =>
  placePath(one) === placePath(other);
