import type { CheckedFragment } from '../fragments/index.ts';
import type { PageRequest } from './page-request.ts';

const REDIRECTS: readonly number[] = [301, 302, 307, 308];

export const isRedirect = ({ status }: CheckedFragment): boolean => REDIRECTS.includes(status);

/**
 * Status of a page: that of the fragment. Without a fragment, 200 for users, whose browser fills the slot, and 503
 * for bots, so that they do not index an empty page.
 */
export const statusOf = (page: PageRequest, fragment: CheckedFragment | null): number => {
  if (fragment !== null && !isRedirect(fragment)) return fragment.status;
  if (page.isShellPage) return 200;
  if (page.remote === null) return 404;
  return page.isBot ? 503 : 200;
};
