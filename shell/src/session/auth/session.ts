import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import type { HttpPort, HttpRequest, SignInReply } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

import { STORED } from '../../storage';
import { isValidAccessToken } from './access-token.rule';
import type { Tabs } from './browser-tabs';
import { createRefreshBarrier, logoutOf, UNAUTHORIZED } from './refresh-barrier';
import type { BarrierPorts, ExclusiveLock, Refreshed } from './refresh-barrier';
import { createSharedUser } from './shared-user';
import type { SharedUser } from './shared-user';

export type SessionPorts = {
  readonly http: HttpPort;
  readonly local: StoragePort;
  readonly session: StoragePort;
  readonly exclusively: ExclusiveLock;
  readonly tabs: Tabs;
  readonly later: BarrierPorts['later'];
  readonly onAuthChanged: (isAuth: boolean) => void;
};

export type Session = {
  readonly accessToken: () => string | null;
  readonly isAuth: () => boolean;
  /**
   * Wraps a port. A 401 of `GET /users/me` refreshes the session once for all callers and repeats the call (spec
   * §4). If the refresh gets no reply, the call fails with that error: a lost connection does not sign the user
   * out. Callers of a page load share one reply.
   */
  readonly guarded: (http: HttpPort) => HttpPort;
  /** Accepts the tokens of a sign-in in every tab. */
  readonly accept: (tokens: SignInReply) => void;
  readonly refreshToken: () => string | null;
  /** Deletes all tokens in every tab. */
  readonly clear: () => void;
  /** Deletes all tokens in every tab, and notifies the service. A concurrent refresh revokes its own new token. */
  readonly signOut: () => Promise<void>;
};

/** Maximum time for the message of another tab, which has already stored its tokens. */
const TAB_MESSAGE_MS = 1_000;

const isUnauthorized = (error: ApiError): boolean => error._tag === 'HttpError' && error.status === 401;

/** The only call whose 401 starts a refresh (spec §4). */
const isCurrentUserCall = ({ service, method, path }: HttpRequest): boolean =>
  service === 'account' && method === 'GET' && path === '/users/me';

type HeldTokenPorts = Pick<SessionPorts, 'tabs' | 'onAuthChanged'> & {
  readonly user: SharedUser;
  readonly refreshToken: () => string | null;
};

/** Holds the access token in memory and notifies about changes. */
const createHeldToken = ({ tabs, user, refreshToken, onAuthChanged }: HeldTokenPorts) => {
  let held: string | null = null;
  let heldWith: string | null = null;
  let onMessage = (): void => undefined;
  const hold = (token: string | null): void => {
    const was = isValidAccessToken(held);
    held = token;
    heldWith = token === null ? null : refreshToken();
    const is = isValidAccessToken(token);
    if (!is) user.forget();
    if (was !== is) onAuthChanged(is);
  };
  tabs.listen((token) => {
    hold(token);
    onMessage();
  });
  return {
    read: (): string | null => held,
    /** Refresh token that was stored when the access token arrived. Null: no access token. */
    refreshToken: (): string | null => heldWith,
    hold,
    messageOfAnotherTab: (): Promise<void> =>
      new Promise((resolve) => {
        onMessage = resolve;
        setTimeout(resolve, TAB_MESSAGE_MS);
      }),
  };
};

type HeldToken = ReturnType<typeof createHeldToken>;

/** Spec §9 "Stored identifiers": `uid` of the session. */
const UserId = t.type({ id: t.string }, 'UserId');

const askAsCurrentUser =
  (token: HeldToken, refresh: () => Promise<Refreshed>, inner: HttpPort): HttpPort =>
  (request) =>
  async () => {
    const sentWith = token.read();
    // without an access token, the reply is known: sending no request avoids an error in the console
    const answer = sentWith === null ? E.left(UNAUTHORIZED) : await inner(request)();
    if (E.isRight(answer) || !isUnauthorized(answer.left)) return answer;
    // a late 401 after another refresh must not rotate the tokens again
    const isRefreshed = token.read() !== sentWith && isValidAccessToken(token.read());
    const failure = isRefreshed ? null : await refresh();
    return failure === null ? inner(request)() : E.left(failure);
  };

type GuardPorts = {
  readonly token: HeldToken;
  readonly user: SharedUser;
  readonly refresh: () => Promise<Refreshed>;
  readonly rememberUser: (id: string) => void;
};

/**
 * Sends another account call. Drops the shared user after a change or a refusal, because the cached reply may be
 * outdated.
 */
const sendAccountCall =
  (user: SharedUser, inner: HttpPort): HttpPort =>
  (request) =>
  async () => {
    const answer = await inner(request)();
    if (request.method !== 'GET' || (E.isLeft(answer) && isUnauthorized(answer.left))) user.forget();
    return answer;
  };

const guardWith =
  ({ token, user, refresh, rememberUser }: GuardPorts) =>
  (inner: HttpPort): HttpPort => {
    const other = sendAccountCall(user, inner);
    const currentUser = user.sharing((request) => async () => {
      const answer = await askAsCurrentUser(token, refresh, inner)(request)();
      const found = E.isRight(answer) ? UserId.decode(answer.right) : answer;
      if (E.isRight(found)) rememberUser(found.right.id);
      return answer;
    });
    return (request) => {
      if (request.service !== 'account') return inner(request);
      return isCurrentUserCall(request) ? currentUser(request) : other(request);
    };
  };

/**
 * Creates the session. The access token is only in memory, the refresh token in local storage (spec §9). Never throws.
 */
export const createSession = ({
  http,
  local,
  session,
  exclusively,
  tabs,
  later,
  onAuthChanged,
}: SessionPorts): Session => {
  const user = createSharedUser();
  const refreshToken = (): string | null => local.read(STORED.refreshToken);
  const token = createHeldToken({ tabs, user, refreshToken, onAuthChanged });
  const clear = (): void => {
    // a session that could not be resumed ends too, although its start was never reported
    const wasNotResumed = refreshToken() !== null && !isValidAccessToken(token.read());
    local.remove(STORED.refreshToken);
    session.remove(STORED.userId);
    token.hold(null);
    if (wasNotResumed) onAuthChanged(false);
    tabs.send(null);
  };
  const accept = ({ accessToken, refreshToken }: SignInReply): void => {
    local.write(STORED.refreshToken, refreshToken);
    token.hold(accessToken);
    tabs.send(accessToken);
  };
  const refresh = createRefreshBarrier({
    http,
    exclusively,
    readRefreshToken: refreshToken,
    accessToken: token.read,
    refreshTokenOfAccess: token.refreshToken,
    messageOfAnotherTab: token.messageOfAnotherTab,
    accept,
    over: clear,
    later,
  });
  return {
    accessToken: token.read,
    isAuth: () => isValidAccessToken(token.read()),
    guarded: guardWith({
      token,
      user,
      refresh,
      rememberUser: (id) => session.write(STORED.userId, id),
    }),
    accept,
    refreshToken,
    clear,
    signOut: async () => {
      const last = refreshToken();
      clear();
      if (last !== null) await http(logoutOf(last))();
    },
  };
};
