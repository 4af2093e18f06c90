import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { callEndpoint } from '@coinlane/shared-contracts/api';
import type { Endpoint, HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import { isValidAccessToken } from './access-token.rule';

type TokensReply = { readonly accessToken: string; readonly refreshToken: string };

const refreshEndpoint: Endpoint<string, TokensReply> = {
  toRequest: (refreshToken) => ({
    service: 'account',
    method: 'POST',
    path: '/auth/refresh',
    body: { refreshToken },
  }),
  reply: t.type({ accessToken: t.string, refreshToken: t.string }, 'TokensReply'),
};

/** Request of `logoutEndpoint` without its codecs, which would enlarge the first load. */
export const logoutOf = (refreshToken: string): HttpRequest => ({
  service: 'account',
  method: 'POST',
  path: '/auth/logout',
  body: { refreshToken },
});

/**
 * Runs one callback at a time across all tabs of this browser. Refresh tokens rotate, and the server treats a
 * reused one as stolen.
 */
export type ExclusiveLock = <A>(work: () => Promise<A>) => Promise<A>;

export type BarrierPorts = {
  readonly http: HttpPort;
  readonly exclusively: ExclusiveLock;
  readonly readRefreshToken: () => string | null;
  readonly accessToken: () => string | null;
  /** Refresh token that was stored when the access token arrived. Null: no access token. */
  readonly refreshTokenOfAccess: () => string | null;
  /** Waits briefly for a message of another tab. */
  readonly messageOfAnotherTab: () => Promise<void>;
  readonly accept: (tokens: TokensReply) => void;
  readonly over: () => void;
  /** Runs a callback when the connection is back, and after a delay. The callback must be idempotent. */
  readonly later: (again: () => void, waitMs: number) => void;
};

/** Null: a new access token has arrived. Otherwise the reason for the failure. */
export type Refreshed = ApiError | null;

/** Reply to a request without a session. */
export const UNAUTHORIZED: ApiError = httpError(401, null);

/** Whether an error ends the session. The refresh token is kept after a lost connection or a retry delay. */
const endsSession = (error: ApiError): boolean =>
  error._tag === 'HttpError' && error.status < 500 && error.status !== 429;

/**
 * Rotates the tokens. A reply to a token of an earlier session is ignored, because the user has signed out since,
 * and possibly in again.
 */
const rotate = async (ports: BarrierPorts, refreshToken: string): Promise<Refreshed> => {
  const { http, accept, over, readRefreshToken } = ports;
  const reply = await callEndpoint(http)(refreshEndpoint)(refreshToken)();
  const current = readRefreshToken();
  if (current !== refreshToken) {
    if (E.isRight(reply)) void http(logoutOf(reply.right.refreshToken))();
    return current === null ? UNAUTHORIZED : null;
  }
  if (E.isRight(reply)) {
    accept(reply.right);
    return null;
  }
  if (!endsSession(reply.left)) return reply.left;
  over();
  return UNAUTHORIZED;
};

type Seen = { readonly refreshToken: string | null; readonly accessToken: string | null };

/** Runs inside the lock: another tab may have rotated the tokens in the meantime, and sent its access token. */
const refreshInside = async (ports: BarrierPorts, seen: Seen): Promise<Refreshed> => {
  const refreshToken = ports.readRefreshToken();
  if (refreshToken === null) {
    ports.over();
    return UNAUTHORIZED;
  }
  const isUnheard = refreshToken !== seen.refreshToken && ports.accessToken() === seen.accessToken;
  if (isUnheard) await ports.messageOfAnotherTab();
  const access = ports.accessToken();
  return access !== seen.accessToken && isValidAccessToken(access) ? null : rotate(ports, refreshToken);
};

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 64_000;

/**
 * Refreshes the tokens once per browser. Concurrent callers share the result. After a failure without a reply it
 * retries automatically, with delays that double up to a minute. Rejects only if the lock rejects.
 */
export const createRefreshBarrier = (ports: BarrierPorts): (() => Promise<Refreshed>) => {
  let running: Promise<Refreshed> | null = null;
  let waitMs = FIRST_WAIT_MS;
  /** State at the time of the failed refresh, until it is retried. */
  let waiting: Seen | null = null;
  const again = (): void => {
    const seen = waiting;
    waiting = null;
    // another refresh or a sign-out may have happened in the meantime
    if (seen?.accessToken === ports.accessToken() && ports.readRefreshToken() !== null) void refresh();
  };
  const refresh = (): Promise<Refreshed> => {
    const seen = {
      // another tab may have stored its tokens while its message is still on the way
      refreshToken: ports.refreshTokenOfAccess() ?? ports.readRefreshToken(),
      accessToken: ports.accessToken(),
    };
    running ??= ports
      .exclusively(() => refreshInside(ports, seen))
      .then((failure) => {
        if (failure === null) waitMs = FIRST_WAIT_MS;
        else if (failure !== UNAUTHORIZED && waiting === null) {
          waiting = seen;
          ports.later(again, waitMs);
          waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
        }
        return failure;
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
  return refresh;
};
