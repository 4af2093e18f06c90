const FORM_PATHS: readonly string[] = ['/', '/exchange'];
const WIDGET_PATH = '/embed';
const HISTORY_PATH = '/exchange/history';
const STATUS_PATH = /^\/(?:exchange|tg-app)\/txs\/([^/]+)\/?$/;

/** A page of the site, as opposed to the widget. */
export type SitePage =
  | { readonly _tag: 'Form' }
  | { readonly _tag: 'History' }
  | { readonly _tag: 'Status'; readonly transactionId: string };

/** Page of a path of this remote. */
export type Page =
  | SitePage
  /** The widget, in a frame on another site. */
  | { readonly _tag: 'Widget' };

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Returns the page of a path without the language prefix, or null. */
export const pageOf = (pathname: string): Page | null => {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (FORM_PATHS.includes(path)) return { _tag: 'Form' };
  if (path === WIDGET_PATH) return { _tag: 'Widget' };
  if (path === HISTORY_PATH) return { _tag: 'History' };
  const [, transactionId] = STATUS_PATH.exec(pathname) ?? [];
  return transactionId === undefined ? null : { _tag: 'Status', transactionId: decoded(transactionId) };
};

/** Whether a path belongs to this remote. */
export const owns = (pathname: string): boolean => pageOf(pathname) !== null;
