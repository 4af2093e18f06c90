import type { PageRequest } from './page-request.ts';

/** What may change a page's markup. */
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

/**
 * Under what name a page is kept; null where it is not kept at all: a test's name space, and any query that is not
 * known, because links of the page carry the query on and a visitor's referral id is not for the next one.
 */
export const cacheKey = (page: PageRequest, { revision, shellVersion, variant }: Deployed): string | null => {
  if (page.sandboxNamespace !== null || page.search.length > MAX_SEARCH_CHARACTERS) return null;
  if ([...new URLSearchParams(page.search).keys()].some((name) => !MEANT.includes(name))) return null;
  const { basename, pathname, search, theme, isBot } = page;
  return JSON.stringify([basename, pathname, search, theme, isBot, revision, shellVersion, variant]);
};
