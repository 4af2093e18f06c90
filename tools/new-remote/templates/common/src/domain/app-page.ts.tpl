/** A page of this remote. */
export type AppPage = 'start';

const ROOT = /^__PATH_PATTERN__\/?$/i;

/** The page at a path without language prefix; null: there is none. */
export const appPageAt = (pathname: string): AppPage | null => (ROOT.test(pathname) ? 'start' : null);
