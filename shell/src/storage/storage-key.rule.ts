/** Keys of spec §9 "Stored identifiers", and all other keys of the shell. */
export const STORED = {
  refreshToken: 'refresh-token',
  userId: 'uid',
  /** Source and number of the visit. Not stored if the user disallows tracking. */
  visit: 'visit',
  /** In session storage: first page of a visit that is not recorded yet. */
  landing: 'landing',
  /** In session storage: the live chat conversation. */
  chat: 'chat',
  /** The running order to open first, for the link in the header. */
  runningOrder: 'running-order',
  /** Id of this browser for push messages. Random, used for nothing else. */
  device: 'device',
  /**
   * Proof of an earlier sign-in in this browser. It signs no user in, but separates failed logins of this browser
   * from others.
   */
  knownDevice: 'known-device',
} as const;

/**
 * Cookies that the page can read. The server also reads `theme` and `orders`, so that the first paint has the
 * right colours and the number of running orders.
 */
export const COOKIES = {
  csrfToken: 'csrf_token',
  theme: 'theme',
  /** Only the number of running orders. */
  orders: 'orders',
  linkId: 'linkId',
  exchangePage: 'exchangePage',
} as const;

/**
 * Name of a cookie in the browser. Over https it has the prefix `__Host-`, so that no other host of the domain can
 * set it. There is no prefix over plain http, where browsers reject it, and for `theme` and `orders`, which the
 * cache in front of the server reads.
 */
export const cookieName = (name: string, isSecure: boolean): string =>
  isSecure && name !== COOKIES.theme && name !== COOKIES.orders ? `__Host-${name}` : name;

const KEPT_FROM_REMOTES: readonly string[] = Object.values(STORED);

/** Whether remotes can access a key. The shell's own keys are excluded, so that remotes never see a token. */
export const isOpenToRemotes = (key: string): boolean => key !== '' && !KEPT_FROM_REMOTES.includes(key);

/** Decoded value of a cookie in `document.cookie`, or null. */
export const cookieValue = (cookieLine: string, name: string): string | null => {
  const pair = cookieLine
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  if (pair === undefined) return null;
  const raw = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
};

/** Cookie of this site for all paths, readable by scripts, not sent across sites. */
export const cookieLine = (name: string, value: string, maxAgeSeconds: number, isSecure: boolean): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${String(maxAgeSeconds)}`,
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
