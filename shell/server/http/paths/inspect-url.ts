import { isLanguage } from '@coinlane/shared-contracts/values';

/** Verdict on the URL of a request, before routing. */
export type UrlVerdict =
  | { readonly _tag: 'Pass' }
  | { readonly _tag: 'Redirect'; readonly to: string }
  | { readonly _tag: 'Refuse'; readonly status: 400 | 414; readonly reason: string };

const MAX_URL_CHARACTERS = 8192;
const PASS: UrlVerdict = { _tag: 'Pass' };
/** API paths, not pages: trailing slash and case are significant. */
export const NOT_PAGES = /^\/(?:gateway|sandbox|remotes|shell|data)(?:\/|$)/;
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
  if (CONTROL.test(decoded)) return 'the path contains control characters';
  if (path.includes('\\') || path.includes('//')) return 'the path contains an empty segment or a backslash';
  if (TRAVERSAL.test(decoded)) return 'the path climbs';
  return null;
};

/** Canonical spelling of a page's path: no trailing slash, language in lower case. */
const spelled = (path: string): string => {
  const withoutSlash = path.length > 1 ? path.replace(/\/$/, '') : path;
  const [, code = ''] = LANGUAGE_SEGMENT.exec(withoutSlash) ?? [];
  return isLanguage(code.toLowerCase())
    ? `/${code.toLowerCase()}${withoutSlash.slice(code.length + 1)}`
    : withoutSlash;
};

/** Checks the raw URL of a request. Does not check the query, except for a raw `#` (RFC 9112 §3.2). */
export const inspectUrl = (url: string): UrlVerdict => {
  if (url.length > MAX_URL_CHARACTERS) return { _tag: 'Refuse', status: 414, reason: 'the URL is too long' };
  // routers cut the URL at a fragment, but the code behind them does not
  if (url.includes('#')) return { _tag: 'Refuse', status: 400, reason: 'the URL has a fragment' };
  const [path = '', ...query] = url.split('?');
  if (!path.startsWith('/')) return { _tag: 'Refuse', status: 400, reason: 'the URL is not a path' };
  const reason = refusalOf(path);
  if (reason !== null) return { _tag: 'Refuse', status: 400, reason };
  const one = NOT_PAGES.test(path) ? path : spelled(path);
  return one === path ? PASS : { _tag: 'Redirect', to: [one, ...query].join('?') };
};
