import { isLanguage } from '@coinlane/shared-contracts/values';

/** What is done with a request's address before any route is asked. */
export type UrlVerdict =
  | { readonly _tag: 'Pass' }
  | { readonly _tag: 'Redirect'; readonly to: string }
  | { readonly _tag: 'Refuse'; readonly status: 400 | 414; readonly reason: string };

const MAX_URL_CHARACTERS = 8192;
const PASS: UrlVerdict = { _tag: 'Pass' };
/** Calls, not pages: their last slash and their case mean something to somebody else. */
const NOT_PAGES = /^\/(?:gateway|sandbox|remotes|shell|data)(?:\/|$)/;
const CONTROL = /[\u0000-\u001f\u007f]/;
const TRAVERSAL = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/;
const LANGUAGE_SEGMENT = /^\/([A-Za-z]{2})(?=\/|$)/;

const decodedPath = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

const refusalOf = (path: string): string | null => {
  const decoded = decodedPath(path);
  if (decoded === null) return 'the path is not valid percent-encoded UTF-8';
  if (CONTROL.test(decoded)) return 'the path holds control characters';
  if (path.includes('\\') || path.includes('//')) return 'the path holds an empty segment or a backslash';
  if (TRAVERSAL.test(decoded)) return 'the path climbs';
  return null;
};

/** The one spelling of a page's path: no slash at its end, the language in lower case. */
const spelled = (path: string): string => {
  const withoutSlash = path.length > 1 ? path.replace(/\/$/, '') : path;
  const [, code = ''] = LANGUAGE_SEGMENT.exec(withoutSlash) ?? [];
  return isLanguage(code.toLowerCase())
    ? `/${code.toLowerCase()}${withoutSlash.slice(code.length + 1)}`
    : withoutSlash;
};

/** Judges the raw address of a request. A query is not checked, except for a raw `#` (RFC 9112 §3.2). */
export const inspectUrl = (url: string): UrlVerdict => {
  if (url.length > MAX_URL_CHARACTERS)
    return { _tag: 'Refuse', status: 414, reason: 'the address is too long' };
  // routers cut the address at a fragment, and the code behind them does not
  if (url.includes('#')) return { _tag: 'Refuse', status: 400, reason: 'the address has a fragment' };
  const [path = '', ...query] = url.split('?');
  if (!path.startsWith('/')) return { _tag: 'Refuse', status: 400, reason: 'the address is not a path' };
  const reason = refusalOf(path);
  if (reason !== null) return { _tag: 'Refuse', status: 400, reason };
  const one = NOT_PAGES.test(path) ? path : spelled(path);
  return one === path ? PASS : { _tag: 'Redirect', to: [one, ...query].join('?') };
};
