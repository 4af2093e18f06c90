import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { callEndpoint } from '@coinlane/shared-contracts/api';
import type { Endpoint, HttpPort } from '@coinlane/shared-contracts/api';
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
  readonly refused: (isOver: boolean) => void;
};

/** Only a refusal ends the session; a lost connection, or being asked to wait, leaves the refresh token for the next try. */
const endsSession = (error: ApiError): boolean =>
  error._tag === 'HttpError' && error.status >= 400 && error.status < 500 && error.status !== 429;

const rotate = async ({ http, accept, refused }: BarrierPorts, refreshToken: string): Promise<boolean> => {
  const reply = await callEndpoint(http)(refreshEndpoint)(refreshToken)();
  if (E.isLeft(reply)) {
    refused(endsSession(reply.left));
    return false;
  }
  accept(reply.right);
  return true;
};

type Seen = { readonly refreshToken: string | null; readonly accessToken: string | null };

/** Read inside the lock: another tab may have rotated the tokens while this one waited, and then tells its access token. */
const refreshInside = async (ports: BarrierPorts, seen: Seen): Promise<boolean> => {
  const refreshToken = ports.readRefreshToken();
  if (refreshToken === null) {
    ports.refused(true);
    return false;
  }
  const isUnheard = refreshToken !== seen.refreshToken && ports.accessToken() === seen.accessToken;
  if (isUnheard) await ports.wordOfAnotherTab();
  const access = ports.accessToken();
  return access !== seen.accessToken && isValidAccessToken(access) ? true : rotate(ports, refreshToken);
};

/**
 * Makes the one refresh of a browser: whoever asks while it runs shares its outcome, true when there is a new access
 * token. Never rejects as long as the lock does not.
 */
export const createRefreshBarrier = (ports: BarrierPorts): (() => Promise<boolean>) => {
  let running: Promise<boolean> | null = null;
  return () => {
    const seen = { refreshToken: ports.readRefreshToken(), accessToken: ports.accessToken() };
    running ??= ports
      .exclusively(() => refreshInside(ports, seen))
      .finally(() => {
        running = null;
      });
    return running;
  };
};
