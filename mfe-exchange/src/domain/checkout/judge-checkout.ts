/** Whether a visitor may be sent to the page where a fiat provider takes the payment. */
export type Checkout =
  /** `host` is said before the page is left. */
  | { readonly _tag: 'Allowed'; readonly url: string; readonly host: string }
  /** No host of the configuration; `host` is empty where the address is none. */
  | { readonly _tag: 'Refused'; readonly host: string };

type CheckoutRules = {
  /** Hosts with their ports, from the site's configuration. */
  readonly hosts: readonly string[];
  /** Scheme, host and port of this site: a reply may name a path of it. */
  readonly origin: string;
};

const parsed = (url: string, origin: string): URL | null => {
  try {
    return new URL(url, origin);
  } catch {
    return null;
  }
};

const isSafe = ({ protocol, username, password }: URL, origin: string): boolean =>
  username === '' && password === '' && (protocol === 'https:' || protocol === new URL(origin).protocol);

/**
 * Judges the address that a create reply names (performance-and-security: redirects against an allow-list). Only a host
 * of the configuration is let through, over TLS unless the site itself has none.
 */
export const judgeCheckout = (redirectUrl: string, { hosts, origin }: CheckoutRules): Checkout => {
  const url = parsed(redirectUrl, origin);
  if (url === null) return { _tag: 'Refused', host: '' };
  return hosts.includes(url.host) && isSafe(url, origin)
    ? { _tag: 'Allowed', url: url.href, host: url.host }
    : { _tag: 'Refused', host: url.host };
};
