import type { PageRequest } from './page-request.ts';

/** What may change a page's markup. */
const MEANT = ['from', 'to', 'amount', 'amountTo', 'fiatMode', 'flow', 'type', 'page', 'sort', 'order', 'q', 'filter'];
/** What advertisers add; the markup never depends on it. */
const IGNORED = /^(?:utm_[a-z_]+|gclid|fbclid|yclid|msclkid|ref|linkId|link_id)$/;
const MAX_SEARCH_CHARACTERS = 256;

export type Deployed = { readonly revision: number; readonly shellVersion: string };

/** Under what name a page is kept; null where it is not kept at all (a test's name space, an unknown query). */
export const cacheKey = (page: PageRequest, { revision, shellVersion }: Deployed): string | null => {
  if (page.sandboxNamespace !== null || page.search.length > MAX_SEARCH_CHARACTERS) return null;
  const asked = [...new URLSearchParams(page.search)].filter(([name]) => !IGNORED.test(name));
  if (asked.some(([name]) => !MEANT.includes(name))) return null;
  const query = new URLSearchParams(asked).toString();
  return JSON.stringify([page.basename, page.pathname, query, page.theme, page.isBot, revision, shellVersion]);
};
