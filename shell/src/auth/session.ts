import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { callEndpoint } from '@coinlane/shared-contracts/api';
import type { Endpoint, HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

import { STORED } from '../storage';
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

export type SessionPorts = {
  readonly http: HttpPort;
  readonly local: StoragePort;
  readonly session: StoragePort;
  readonly exclusively: ExclusiveLock;
  readonly onAuthChanged: (isAuth: boolean) => void;
};

export type Session = {
  readonly accessToken: () => string | null;
  readonly isAuth: () => boolean;
  /** Wraps a port: a 401 from `GET /users/me` refreshes once for everybody and asks again (spec §4). */
  readonly guarded: (http: HttpPort) => HttpPort;
  /** Forgets everything, here; the server is told by the caller. */
  readonly clear: () => void;
};

const isUnauthorized = (error: ApiError): boolean => error._tag === 'HttpError' && error.status === 401;

/** Only a refusal ends the session; a lost connection leaves the refresh token for the next try. */
const endsSession = (error: ApiError): boolean =>
  error._tag === 'HttpError' && error.status >= 400 && error.status < 500;

/** Spec §4 names the one call whose 401 starts a refresh. */
const isCurrentUserCall = ({ service, method, path }: HttpRequest): boolean =>
  service === 'account' && method === 'GET' && path === '/users/me';

/** The access token lives in memory only, the refresh token in local storage (spec §9). Nothing here throws. */
export const createSession = ({
  http,
  local,
  session,
  exclusively,
  onAuthChanged,
}: SessionPorts): Session => {
  let access: string | null = null;
  let refreshing: Promise<boolean> | null = null;

  const setAccess = (token: string | null): void => {
    const was = isValidAccessToken(access);
    access = token;
    const is = isValidAccessToken(token);
    if (was !== is) onAuthChanged(is);
  };

  const clear = (): void => {
    local.remove(STORED.refreshToken);
    session.remove(STORED.userId);
    setAccess(null);
  };

  /** Read inside the lock: another tab may have rotated the token while this one waited. */
  const refreshWithLock = async (): Promise<boolean> => {
    const refreshToken = local.read(STORED.refreshToken);
    if (refreshToken === null) {
      clear();
      return false;
    }
    const reply = await callEndpoint(http)(refreshEndpoint)(refreshToken)();
    if (E.isLeft(reply)) {
      if (endsSession(reply.left)) clear();
      else setAccess(null);
      return false;
    }
    local.write(STORED.refreshToken, reply.right.refreshToken);
    setAccess(reply.right.accessToken);
    return true;
  };

  const refresh = (): Promise<boolean> => {
    refreshing ??= exclusively(refreshWithLock).finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  const guarded =
    (inner: HttpPort): HttpPort =>
    (request) =>
    async () => {
      const answer = await inner(request)();
      if (E.isRight(answer) || !isCurrentUserCall(request) || !isUnauthorized(answer.left)) return answer;
      return (await refresh()) ? inner(request)() : answer;
    };

  return { accessToken: () => access, isAuth: () => isValidAccessToken(access), guarded, clear };
};
