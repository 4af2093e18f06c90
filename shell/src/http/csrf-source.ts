import type { HttpOptions } from './create-http-port';

/** The csrf token of a page: its cookie, or in a frame of another site, which has none, the last token it was given. */
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
