import { randomBytes } from 'node:crypto';

import { isSameSecret, readSignedText, signText } from './signed-text.ts';

const TOKEN_BYTES = 18;
/** A page that asks for nothing all that time gets a new token with its next call. */
export const CSRF_LIFETIME_MS = 12 * 3_600_000;
const RADIX = 36;

/** Session of a page in a frame of another site: no cookie goes with its calls. */
export const FRAMED = 'framed';

/** What a token is bound to. */
export type CsrfScope = { readonly secret: string; readonly session: string };

const keyOf = ({ secret, session }: CsrfScope) => ({ secret, purpose: `csrf ${session}` });

/** A token only this site can have made, for one session and twelve hours: `{random}.{end}.{hmac}`. */
export const createCsrfToken = (scope: CsrfScope, nowMs: number): string => {
  const endsAt = (nowMs + CSRF_LIFETIME_MS).toString(RADIX);
  return signText(keyOf(scope), `${randomBytes(TOKEN_BYTES).toString('base64url')}.${endsAt}`);
};

/** Milliseconds for which the token is still valid in this session; 0 if it is not. */
export const csrfLifetimeLeft = (scope: CsrfScope, token: string | undefined, nowMs: number): number => {
  const text = readSignedText(keyOf(scope), token ?? '');
  if (text === null) return 0;
  const left = Number.parseInt(text.split('.')[1] ?? '', RADIX) - nowMs;
  return Number.isNaN(left) ? 0 : Math.max(0, left);
};

/** What a state-changing request says about where it comes from. */
export type Claim = {
  readonly cookie: string | undefined;
  readonly session: string | undefined;
  readonly header: string | undefined;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly host: string | undefined;
};

/** What a claim is checked against. */
export type CsrfCheck = { readonly secret: string; readonly publicOrigin: string; readonly nowMs: number };

/** Why a request is refused. `isForeign`: a new token does not help, it comes from elsewhere. */
export type CsrfProblem = { readonly isForeign: boolean; readonly message: string };

const OWN_SITES: readonly (string | undefined)[] = [undefined, 'same-origin', 'none'];

const isOwnOrigin = (origin: string, host: string | undefined, publicOrigin: string): boolean =>
  origin === publicOrigin || (host !== undefined && URL.canParse(origin) && new URL(origin).host === host);

const foreign = (message: string): CsrfProblem => ({ isForeign: true, message });
const invalid = (message: string): CsrfProblem => ({ isForeign: false, message });
const NOT_OURS = invalid('the csrf_token cookie is missing, expired or not ours');

/**
 * In a frame of another site no cookie goes with a call. Such a call carries nobody's authority. Its origin must be ours,
 * and its token must be one that only pages in frames are given.
 */
const framedProblem = ({ origin, header }: Claim, { secret, nowMs }: CsrfCheck): CsrfProblem | null =>
  origin !== undefined && csrfLifetimeLeft({ secret, session: FRAMED }, header, nowMs) > 0 ? null : NOT_OURS;

/** Why a state-changing request is refused, or null (spec §6 "Requests": the token goes from the cookie to the header). */
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
