import type { HttpOptions } from './create-http-port';

/**
 * CSRF token of a page: from its cookie, or in a third-party frame, which has no cookie, the last token it received.
 */
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
