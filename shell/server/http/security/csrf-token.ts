import { randomBytes } from 'node:crypto';

import { isSameSecret, readSignedText, signText } from './signed-text.ts';

const TOKEN_BYTES = 18;
/** A page without calls for longer than this gets a new token with its next call. */
export const CSRF_LIFETIME_MS = 12 * 3_600_000;
const RADIX = 36;

/** Session of all pages in third-party frames, whose calls have no cookie. */
export const FRAMED = 'framed';

/** Scope of a token. */
export type CsrfScope = { readonly secret: string; readonly session: string };

const keyOf = ({ secret, session }: CsrfScope) => ({ secret, purpose: `csrf ${session}` });

/** Creates a signed token for one session and twelve hours: `{random}.{end}.{hmac}`. */
export const createCsrfToken = (scope: CsrfScope, nowMs: number): string => {
  const endsAt = (nowMs + CSRF_LIFETIME_MS).toString(RADIX);
  return signText(keyOf(scope), `${randomBytes(TOKEN_BYTES).toString('base64url')}.${endsAt}`);
};

/** Remaining validity of a token in this session, in milliseconds. 0 if invalid. */
export const csrfLifetimeLeft = (scope: CsrfScope, token: string | undefined, nowMs: number): number => {
  const text = readSignedText(keyOf(scope), token ?? '');
  if (text === null) return 0;
  const left = Number.parseInt(text.split('.')[1] ?? '', RADIX) - nowMs;
  return Number.isNaN(left) ? 0 : Math.max(0, left);
};

/** Data of a state-changing request that proves its origin. */
export type Claim = {
  readonly cookie: string | undefined;
  readonly session: string | undefined;
  readonly header: string | undefined;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly host: string | undefined;
};

/** Expected values for a claim. */
export type CsrfCheck = { readonly secret: string; readonly publicOrigin: string; readonly nowMs: number };

/** Reason to refuse a request. `isForeign`: it comes from another site, so a new token would not help. */
export type CsrfProblem = { readonly isForeign: boolean; readonly message: string };

const OWN_SITES: readonly (string | undefined)[] = [undefined, 'same-origin', 'none'];

const isOwnOrigin = (origin: string, host: string | undefined, publicOrigin: string): boolean =>
  origin === publicOrigin || (host !== undefined && URL.canParse(origin) && new URL(origin).host === host);

const foreign = (message: string): CsrfProblem => ({ isForeign: true, message });
const invalid = (message: string): CsrfProblem => ({ isForeign: false, message });
const NOT_OURS = invalid('the csrf_token cookie is missing, expired or invalid');

/**
 * Checks a call from a third-party frame, which has no cookie and no user. Its origin must be ours, and its token
 * must be one for framed pages.
 */
const framedProblem = ({ origin, header }: Claim, { secret, nowMs }: CsrfCheck): CsrfProblem | null =>
  origin !== undefined && csrfLifetimeLeft({ secret, session: FRAMED }, header, nowMs) > 0 ? null : NOT_OURS;

/** Reason to refuse a state-changing request, or null (spec §6 "Requests": the token is sent in cookie and header). */
export const csrfProblem = (claim: Claim, check: CsrfCheck): CsrfProblem | null => {
  const { secret, publicOrigin, nowMs } = check;
  if (!OWN_SITES.includes(claim.fetchSite)) return foreign('the request comes from another site');
  if (claim.origin !== undefined && !isOwnOrigin(claim.origin, claim.host, publicOrigin))
    return foreign('the request comes from another origin');
  if (claim.cookie === undefined) return framedProblem(claim, check);
  const scope = { secret, session: claim.session ?? '' };
  if (scope.session === '' || csrfLifetimeLeft(scope, claim.cookie, nowMs) === 0) return NOT_OURS;
  if (claim.header === undefined || !isSameSecret(claim.header, claim.cookie))
    return invalid('the x-csrf-token header differs from the csrf_token cookie');
  return null;
};
