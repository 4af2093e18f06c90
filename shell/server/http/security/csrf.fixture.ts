import { createCsrfToken } from './index.ts';

const SESSION = 'A'.repeat(22);

/** Headers of a page of a test site, with a session and its token. */
export const csrfHeaders = ({ secret = 's'.repeat(32), isHttps = true } = {}) => {
  const token = createCsrfToken({ secret, session: SESSION }, Date.now());
  const prefix = isHttps ? '__Host-' : '';
  return { cookie: `${prefix}session=${SESSION}; ${prefix}csrf_token=${token}`, 'x-csrf-token': token };
};
