import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { callEndpoint } from '@coinlane/shared-contracts/api';
import type { Endpoint, HttpPort } from '@coinlane/shared-contracts/api';
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

/** One holder at a time over all tabs of this browser: refresh tokens rotate, and a used one is a theft to the server. */
export type ExclusiveLock = <A>(work: () => Promise<A>) => Promise<A>;

export type BarrierPorts = {
  readonly http: HttpPort;
  readonly exclusively: ExclusiveLock;
  readonly readRefreshToken: () => string | null;
  readonly accessToken: () => string | null;
  /** Waits for what another tab has to say, a little while. */
  readonly wordOfAnotherTab: () => Promise<void>;
  readonly accept: (tokens: TokensReply) => void;
  readonly over: () => void;
  /** Runs something when there is a connection again, and after a while; what has run already does nothing then. */
  readonly later: (again: () => void, waitMs: number) => void;
};

/** Why there is no new access token; null: there is one. */
export type Refreshed = ApiError | null;

/** What the service says to nobody. */
export const NOBODY: ApiError = httpError(401, null);

/** Only a refusal ends the session; a lost connection, or being asked to wait, leaves the refresh token for the next try. */
const endsSession = (error: ApiError): boolean =>
  error._tag === 'HttpError' && error.status < 500 && error.status !== 429;

const rotate = async ({ http, accept }: BarrierPorts, refreshToken: string): Promise<Refreshed> => {
  const reply = await callEndpoint(http)(refreshEndpoint)(refreshToken)();
  if (E.isLeft(reply)) return reply.left;
  accept(reply.right);
  return null;
};

type Seen = { readonly refreshToken: string | null; readonly accessToken: string | null };

/** Read inside the lock: another tab may have rotated the tokens while this one waited, and then tells its access token. */
const refreshInside = async (ports: BarrierPorts, seen: Seen): Promise<Refreshed> => {
  const refreshToken = ports.readRefreshToken();
  if (refreshToken === null) return NOBODY;
  const isUnheard = refreshToken !== seen.refreshToken && ports.accessToken() === seen.accessToken;
  if (isUnheard) await ports.wordOfAnotherTab();
  const access = ports.accessToken();
  return access !== seen.accessToken && isValidAccessToken(access) ? null : rotate(ports, refreshToken);
};

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 64_000;

/**
 * Makes the one refresh of a browser: whoever asks while it runs shares its outcome. Where it failed only for lack of an
 * answer it is tried again by itself, after waits that double up to a minute. Never rejects as long as the lock does not.
 */
export const createRefreshBarrier = (ports: BarrierPorts): (() => Promise<Refreshed>) => {
  let running: Promise<Refreshed> | null = null;
  let waitMs = FIRST_WAIT_MS;
  /** What the failed one had seen, until it is tried again. */
  let waiting: Seen | null = null;
  const again = (): void => {
    const seen = waiting;
    waiting = null;
    // somebody else may have refreshed meanwhile, or signed out
    if (seen?.accessToken === ports.accessToken() && ports.readRefreshToken() !== null) void refresh();
  };
  const refresh = (): Promise<Refreshed> => {
    const seen = { refreshToken: ports.readRefreshToken(), accessToken: ports.accessToken() };
    running ??= ports
      .exclusively(() => refreshInside(ports, seen))
      .then((failure) => {
        if (failure === null) waitMs = FIRST_WAIT_MS;
        else if (endsSession(failure)) {
          ports.over();
          return NOBODY;
        } else if (waiting === null) {
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
