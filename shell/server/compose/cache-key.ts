import type { PageRequest } from './page-request.ts';

/** What may change a page's markup, where its release does not say. */
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

/** `variant`: which versions of the revision, in words. */
export type Deployed = { readonly revision: number; readonly shellVersion: string; readonly variant: string };

/** The parameters a page reads of its query; null: its release does not say. */
export type ReadParameters = readonly string[] | null;

const namesIn = (search: string): readonly string[] => [...new URLSearchParams(search).keys()];

/** What of a query the page reads, as it was written and in its order; all of it where the release does not say. */
export const readSearch = (search: string, reads: ReadParameters): string => {
  if (reads === null || search === '') return search;
  const read = search
    .slice(1)
    .split('&')
    .filter((pair) => namesIn(pair).some((name) => reads.includes(name)));
  return read.length === 0 ? '' : `?${read.join('&')}`;
};

/**
 * Under what name a page is kept; null where it is not kept at all: a test's name space, a widget, and, where the release
 * does not say what the page reads, any query that is not known: its links may carry the query on, and a visitor's
 * referral id is not for the next one. `page` is the page as it is rendered: without what it does not read.
 */
export const cacheKey = (
  page: PageRequest,
  { revision, shellVersion, variant }: Deployed,
  reads: ReadParameters,
): string | null => {
  const { basename, pathname, search, theme, isBot, sandboxNamespace, widget } = page;
  if (sandboxNamespace !== null || widget !== null || search.length > MAX_SEARCH_CHARACTERS) return null;
  if (reads === null && namesIn(search).some((name) => !MEANT.includes(name))) return null;
  return JSON.stringify([basename, pathname, search, theme, isBot, revision, shellVersion, variant]);
};

/**
 * What is the same for two who ask in the same moment, where nothing is kept: all of the page and of what is deployed. Null for
 * a widget, whose page holds a token of its visitor.
 */
export const makingKey = (page: PageRequest, deployed: Deployed): string | null =>
  page.widget === null ? JSON.stringify([page, deployed]) : null;
