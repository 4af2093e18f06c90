import type { IncomingHttpHeaders } from 'node:http';

/** Hop-by-hop headers (RFC 9110 §7.6.1), and headers that the proxy sets itself. */
const OWN = ['connection', 'host', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** Origins of the proxy and of the site. */
export type ProxyOrigins = { readonly local: string; readonly site: string };

const nameOf = (cookie: string): string => cookie.split('=')[0]?.trim() ?? '';

/** Cookies of the browser, with `cookie` in place of any with the same name. */
const withCookie = (sent: string | undefined, cookie: string): string =>
  [...(sent ?? '').split(';').filter((each) => nameOf(each) !== nameOf(cookie)), cookie]
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .join('; ');

/** Whether the browser requests a document, to which the proxy adds its script. */
export const wantsDocument = ({ accept = '' }: IncomingHttpHeaders): boolean => accept.includes('text/html');

/** Headers for the site: as if the page were at the site's own address, and with the cookie that shows the build. */
export const headersForSite = (
  headers: IncomingHttpHeaders,
  { local, site }: ProxyOrigins,
  cookie: string,
): IncomingHttpHeaders => {
  const kept = Object.entries(headers).filter(([name]) => !OWN.includes(name));
  const { origin, referer } = headers;
  return {
    ...Object.fromEntries(kept),
    cookie: withCookie(headers.cookie, cookie),
    ...(origin === local ? { origin: site } : {}),
    ...(referer?.startsWith(`${local}/`) === true ? { referer: referer.replace(local, site) } : {}),
    ...(wantsDocument(headers) ? { 'accept-encoding': 'identity' } : {}),
  };
};

/** Headers for the browser. Redirects stay at the proxy. */
export const headersForBrowser = (
  headers: IncomingHttpHeaders,
  { local, site }: ProxyOrigins,
): IncomingHttpHeaders => {
  const kept = Object.entries(headers).filter(
    ([name]) => !OWN.includes(name) && name !== 'strict-transport-security',
  );
  const { location } = headers;
  return {
    ...Object.fromEntries(kept),
    ...(location?.startsWith(site) === true ? { location: location.replace(site, local) } : {}),
  };
};
