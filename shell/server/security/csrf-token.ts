import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 18;
const MAX_TOKEN_CHARACTERS = 128;

const signatureOf = (secret: string, value: string): string =>
  createHmac('sha256', secret).update(value).digest('base64url');

const isSame = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** A value only this site can have made: `{random}.{hmac}`. */
export const createCsrfToken = (secret: string): string => {
  const value = randomBytes(TOKEN_BYTES).toString('base64url');
  return `${value}.${signatureOf(secret, value)}`;
};

/** Whether the token was made with this secret. */
export const isCsrfToken = (secret: string, token: string | undefined): token is string => {
  if (token === undefined || token.length > MAX_TOKEN_CHARACTERS) return false;
  const [value, signature, ...rest] = token.split('.');
  return (
    value !== undefined &&
    signature !== undefined &&
    rest.length === 0 &&
    isSame(signature, signatureOf(secret, value))
  );
};

/** What a state-changing request says about where it comes from. */
export type Claim = {
  readonly cookie: string | undefined;
  readonly header: string | undefined;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly host: string | undefined;
};

const OWN_SITES: readonly (string | undefined)[] = [undefined, 'same-origin', 'none'];

const isOwnOrigin = (origin: string, host: string | undefined, publicOrigin: string): boolean =>
  origin === publicOrigin || (host !== undefined && URL.canParse(origin) && new URL(origin).host === host);

/**
 * In a frame of another site no cookie goes with a call. Such a call carries nobody's authority; that it comes from a
 * page of ours is said by its origin, which must be named here, and by a token that only such a page was given.
 */
const framedRefusal = ({ origin, header }: Claim, secret: string): string | null => {
  if (origin !== undefined && isCsrfToken(secret, header)) return null;
  return 'the csrf_token cookie is missing or not ours';
};

/** Why a state-changing request is refused, or null (spec §6 "Requests": the token goes from the cookie to the header). */
export const csrfRefusal = (claim: Claim, secret: string, publicOrigin: string): string | null => {
  if (!OWN_SITES.includes(claim.fetchSite)) return 'the request comes from another site';
  if (claim.origin !== undefined && !isOwnOrigin(claim.origin, claim.host, publicOrigin))
    return 'the request comes from another origin';
  if (claim.cookie === undefined) return framedRefusal(claim, secret);
  if (!isCsrfToken(secret, claim.cookie)) return 'the csrf_token cookie is missing or not ours';
  if (claim.header === undefined || !isSame(claim.header, claim.cookie))
    return 'the x-csrf-token header differs from the csrf_token cookie';
  return null;
};
