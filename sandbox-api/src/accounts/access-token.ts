import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { jwtVerify, SignJWT } from 'jose';

import { ACCESS_TOKEN_MS } from '../settings.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'coinlane-sandbox';

const Claims = t.type(
  { sub: t.string, sid: t.string, gen: t.number, isAuth: t.literal(true) },
  'AccessClaims',
);

/** Session and account of an access token. */
type AccessClaims = {
  readonly accountId: string;
  readonly sessionId: string;
  readonly generation: number;
};

/** Signs and reads access tokens: JWTs whose payload contains `isAuth` (spec §4). Times are epoch milliseconds. */
export type AccessTokens = {
  readonly sign: (claims: AccessClaims, now: number) => Promise<string>;
  /** Null if the token is altered, unknown or expired. */
  readonly read: (token: string, now: number) => Promise<AccessClaims | null>;
};

const seconds = (ms: number): number => Math.floor(ms / 1000);

const decoded = (payload: unknown): AccessClaims | null => {
  const claims = Claims.decode(payload);
  if (E.isLeft(claims)) return null;
  const { sub, sid, gen } = claims.right;
  return { accountId: sub, sessionId: sid, generation: gen };
};

/** Creates access tokens with a key of at least 32 bytes. */
export const createAccessTokens = (key: Uint8Array): AccessTokens => ({
  sign: ({ accountId, sessionId, generation }, now) =>
    new SignJWT({ sid: sessionId, gen: generation, isAuth: true })
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(accountId)
      .setIssuer(ISSUER)
      .setIssuedAt(seconds(now))
      .setExpirationTime(seconds(now + ACCESS_TOKEN_MS))
      .sign(key),
  read: async (token, now) => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        currentDate: new Date(now),
      });
      return decoded(payload);
    } catch {
      return null;
    }
  },
});
