import type { HttpOptions } from './create-http-port';

/** CSRF token of a page, from its cookie. A third-party frame has no cookie and uses the last token it received. */
export const createCsrfSource = (
  readCookie: () => string | null,
  given: string | undefined,
): Pick<HttpOptions, 'csrfToken' | 'onCsrfToken'> => {
  let framed = given ?? '';
  return {
    csrfToken: () => readCookie() ?? framed,
    onCsrfToken: (token) => {
      framed = token;
    },
  };
};
