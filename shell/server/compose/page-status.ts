import type { CheckedFragment } from '../fragments/index.ts';
import type { PageRequest } from './page-request.ts';

const REDIRECTS: readonly number[] = [301, 302, 307, 308];

/** Whether a fragment sends its visitor elsewhere. */
export const isRedirect = ({ status }: CheckedFragment): boolean => REDIRECTS.includes(status);

/** The status of a page: the fragment's, else 200 for people, who get the slot filled in the browser; 503 for bots, who would index an empty page. */
export const statusOf = (page: PageRequest, fragment: CheckedFragment | null): number => {
  if (fragment !== null && !isRedirect(fragment)) return fragment.status;
  if (page.isShellPage) return 200;
  if (page.remote === null) return 404;
  return page.isBot ? 503 : 200;
};
