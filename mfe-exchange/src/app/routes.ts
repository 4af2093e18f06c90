const FORM_PATHS: readonly string[] = ['/', '/exchange'];
const WIDGET_PATH = '/embed';
const HISTORY_PATH = '/exchange/history';
const STATUS_PATH = /^\/(?:exchange|tg-app)\/txs\/([^/]+)\/?$/;

/** What stands in the site's own page. */
export type SitePage =
  | { readonly _tag: 'Form' }
  | { readonly _tag: 'History' }
  | { readonly _tag: 'Status'; readonly transactionId: string };

/** What a path of this remote shows; null: nothing of ours. */
export type Page =
  | SitePage
  /** The widget, in a frame of another site. */
  | { readonly _tag: 'Widget' };

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The page of a path without the language prefix. */
export const pageOf = (pathname: string): Page | null => {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (FORM_PATHS.includes(path)) return { _tag: 'Form' };
  if (path === WIDGET_PATH) return { _tag: 'Widget' };
  if (path === HISTORY_PATH) return { _tag: 'History' };
  const [, transactionId] = STATUS_PATH.exec(pathname) ?? [];
  return transactionId === undefined ? null : { _tag: 'Status', transactionId: decoded(transactionId) };
};

/** Whether a path is this remote's. */
export const owns = (pathname: string): boolean => pageOf(pathname) !== null;
