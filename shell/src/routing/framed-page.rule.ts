/**
 * Whether a path is the widget, the only page that third-party sites can frame. It has no header or footer, never
 * reads a token, and makes no call on behalf of a user.
 */
export const isFramedPage = (pathname: string): boolean => /^\/embed\/?$/.test(pathname);
