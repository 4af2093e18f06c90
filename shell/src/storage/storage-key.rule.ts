/** Spec §9 "Stored identifiers", and what the shell keeps besides. Nothing else is stored under a name of the shell's. */
export const STORED = {
  refreshToken: 'refresh-token',
  userId: 'uid',
  /** How the visitor came here, and which visit this is; never of somebody who asked not to be followed. */
  visit: 'visit',
  /** In the tab: the first page of a visit that nobody has taken note of yet. */
  landing: 'landing',
  /** In the tab: the live chat that was begun. */
  chat: 'chat',
  /** Which browser a push message goes to: a number drawn once, for nothing else. */
  device: 'device',
} as const;

/** The cookies the page may read; `theme` is also read by the server, so that the first paint has the right colours. */
export const COOKIES = {
  csrfToken: 'csrf_token',
  theme: 'theme',
  linkId: 'linkId',
  exchangePage: 'exchangePage',
} as const;

/**
 * Name of a cookie in the browser: over https with `__Host-`, so that no other host of the domain can set it. Without it
 * over plain http, where browsers refuse the prefix, and for `theme`, which the cache in front of the server reads.
 */
export const cookieName = (name: string, isSecure: boolean): string =>
  isSecure && name !== COOKIES.theme ? `__Host-${name}` : name;

const KEPT_FROM_REMOTES: readonly string[] = Object.values(STORED);

/** Remotes never see a token: the shell's own places are closed to them. */
export const isOpenToRemotes = (key: string): boolean => key !== '' && !KEPT_FROM_REMOTES.includes(key);

/** The value of one cookie in a `document.cookie` line, decoded; null when it is not there. */
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

/** A cookie of this site for every path, readable by the page, sent to this site alone. */
export const cookieLine = (name: string, value: string, maxAgeSeconds: number, isSecure: boolean): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${String(maxAgeSeconds)}`,
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
