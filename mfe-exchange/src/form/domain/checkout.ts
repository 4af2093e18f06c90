/** Result of checking whether the browser can open a fiat provider's checkout page. */
export type Checkout =
  /** `host` is shown before the redirect. */
  | { readonly _tag: 'Allowed'; readonly url: string; readonly host: string }
  /** The host is not in the configuration. `host` is empty for an invalid URL. */
  | { readonly _tag: 'Refused'; readonly host: string };

type CheckoutRules = {
  /** Hosts with their ports, from the site's configuration. */
  readonly hosts: readonly string[];
  /** Origin of this site, because a reply can contain a relative path. */
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
 * Checks the checkout URL of a create reply against the allow-list (performance-and-security: redirects against an
 * allow-list). Accepts only configured hosts, and only over TLS unless this site has none.
 */
export const judgeCheckout = (redirectUrl: string, { hosts, origin }: CheckoutRules): Checkout => {
  const url = parsed(redirectUrl, origin);
  if (url === null) return { _tag: 'Refused', host: '' };
  return hosts.includes(url.host) && isSafe(url, origin)
    ? { _tag: 'Allowed', url: url.href, host: url.host }
    : { _tag: 'Refused', host: url.host };
};
