import { COIN_LISTS } from '../currency';
import type { CoinList } from '../currency';
import { pageNumberOf } from '../page';
import { DEFAULT_SORT, sortModeOf } from '../sort';
import type { SortMode } from '../sort';

/** Column sets of spec §2 "Columns": the plain table, and the new theme with limits. */
export type TableTheme = 'classic' | 'limits';

/** State of the table, as in the URL (spec §3 "Currencies table state"). */
export type TableState = {
  readonly query: string;
  readonly sort: SortMode;
  /** Starts at 1. 0 is a page that does not exist. */
  readonly page: number;
  /** Fiat currency of the prices. Null: the default. */
  readonly fiat: string | null;
  readonly theme: TableTheme;
  /** List that filters the rows. Null: all currencies. */
  readonly list: CoinList | null;
};

/** Defaults of spec §9 "Other defaults": sorted by rank, page 1. */
export const DEFAULT_TABLE: TableState = {
  query: '',
  sort: DEFAULT_SORT,
  page: 1,
  fiat: null,
  theme: 'classic',
  list: null,
};

const MAX_QUERY_CHARACTERS = 100;
const FIAT = /^[a-z]{2,5}$/;

const fiatOf = (word: string | null): string | null => {
  const ticker = (word ?? '').toLowerCase();
  return FIAT.test(ticker) ? ticker : null;
};

/** Parses the state from a query string. Missing and invalid values get their defaults. */
export const tableStateOf = (search: string): TableState => {
  const params = new URLSearchParams(search);
  return {
    query: (params.get('q') ?? '').slice(0, MAX_QUERY_CHARACTERS),
    sort: sortModeOf(params.get('sort')),
    page: pageNumberOf(params.get('page')),
    fiat: fiatOf(params.get('fiat')),
    theme: params.get('view') === 'limits' ? 'limits' : 'classic',
    list: COIN_LISTS.find((list) => list === params.get('list')) ?? null,
  };
};

/** Query string of a state, with its '?'. Empty for the default state. */
export const searchOf = ({ query, sort, page, fiat, theme, list }: TableState): string => {
  const params = new URLSearchParams();
  if (query.trim() !== '') params.set('q', query.trim());
  if (sort !== DEFAULT_SORT) params.set('sort', sort);
  if (fiat !== null) params.set('fiat', fiat);
  if (theme !== 'classic') params.set('view', theme);
  if (list !== null) params.set('list', list);
  if (page !== 1) params.set('page', String(page));
  const search = params.toString();
  return search === '' ? '' : `?${search}`;
};
