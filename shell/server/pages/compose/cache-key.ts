import type { PageRequest } from './page-request.ts';

/** Parameters that can change the HTML of a page, for releases that do not declare their parameters. */
const MEANT = [
  'from',
  'to',
  'amount',
  'amountTo',
  'fiatMode',
  'flow',
  'type',
  'page',
  'sort',
  'order',
  'q',
  'filter',
  'fiat',
  'view',
];
const MAX_SEARCH_CHARACTERS = 256;

/** `variant`: key of the versions of the revision. */
export type Deployed = { readonly revision: number; readonly shellVersion: string; readonly variant: string };

/** Query parameters that a page reads. Null: its release does not declare them. */
export type ReadParameters = readonly string[] | null;

const namesIn = (search: string): readonly string[] => [...new URLSearchParams(search).keys()];

/**
 * Removes query parameters that the page does not read. Keeps spelling and order. Returns the whole query if the
 * release does not declare its parameters.
 */
export const readSearch = (search: string, reads: ReadParameters): string => {
  if (reads === null || search === '') return search;
  const read = search
    .slice(1)
    .split('&')
    .filter((pair) => namesIn(pair).some((name) => reads.includes(name)));
  return read.length === 0 ? '' : `?${read.join('&')}`;
};

/**
 * Cache key of a page. Null if it must not be cached: with a test namespace, for a widget, and for a page with a
 * query whose release does not declare its parameters, because links in the page can contain a referral ID from
 * the query. `page`: as rendered, without undeclared parameters.
 */
export const cacheKey = (
  page: PageRequest,
  { revision, shellVersion, variant }: Deployed,
  reads: ReadParameters,
): string | null => {
  const { basename, pathname, search, theme, runningOrders, isBot, sandboxNamespace, widget } = page;
  if (sandboxNamespace !== null || widget !== null || search.length > MAX_SEARCH_CHARACTERS) return null;
  if (reads === null && namesIn(search).some((name) => !MEANT.includes(name))) return null;
  return JSON.stringify([
    basename,
    pathname,
    search,
    theme,
    runningOrders,
    isBot,
    revision,
    shellVersion,
    variant,
  ]);
};

/**
 * Key to coalesce concurrent requests for a page that is not cached. Null for a widget, whose page contains a
 * token for its visitor.
 */
export const makingKey = (page: PageRequest, deployed: Deployed): string | null =>
  page.widget === null ? JSON.stringify([page, deployed]) : null;
