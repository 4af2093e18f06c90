/**
 * The widget: the one page that stands in the frames of other sites. It has no chrome, never reads a token and makes no
 * call in anybody's name.
 */
export const isFramedPage = (pathname: string): boolean => /^\/embed\/?$/.test(pathname);
