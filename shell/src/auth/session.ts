import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import type { HttpPort, HttpRequest, SignInReply } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

import { STORED } from '../storage';
import { isValidAccessToken } from './access-token.rule';
import type { Tabs } from './browser-tabs';
import { createRefreshBarrier, NOBODY } from './refresh-barrier';
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
   * Wraps a port: a 401 from `GET /users/me` refreshes once for everybody and asks again (spec §4). Where the refresh had no
   * answer the call fails as the refresh did: nobody is signed out for a lost connection. The callers of a page load share one answer.
   */
  readonly guarded: (http: HttpPort) => HttpPort;
  /** Takes the tokens of a sign-in, in every tab. */
  readonly accept: (tokens: SignInReply) => void;
  readonly refreshToken: () => string | null;
  /** Forgets everything, in every tab. */
  readonly clear: () => void;
  /** The same, and the service is told; also what another tab's refresh brings meanwhile is forgotten. Rejects as the lock does. */
  readonly signOut: () => Promise<void>;
};

/** The lock of a tab that has rotated may be free a moment before its word is heard. */
const TAB_WORD_MS = 300;

const isUnauthorized = (error: ApiError): boolean => error._tag === 'HttpError' && error.status === 401;

/** Spec §4 names the one call whose 401 starts a refresh. */
const isCurrentUserCall = ({ service, method, path }: HttpRequest): boolean =>
  service === 'account' && method === 'GET' && path === '/users/me';

/** The access token: in memory, and what changes with it is told. */
const createHeldToken = (tabs: Tabs, user: SharedUser, onAuthChanged: (isAuth: boolean) => void) => {
  let held: string | null = null;
  let heard = (): void => undefined;
  const hold = (token: string | null): void => {
    const was = isValidAccessToken(held);
    held = token;
    const is = isValidAccessToken(token);
    if (!is) user.forget();
    if (was !== is) onAuthChanged(is);
  };
  tabs.listen((token) => {
    hold(token);
    heard();
  });
  return {
    read: (): string | null => held,
    hold,
    wordOfAnotherTab: (): Promise<void> =>
      new Promise((resolve) => {
        heard = resolve;
        setTimeout(resolve, TAB_WORD_MS);
      }),
  };
};

/** The words of `logoutEndpoint`, without its codecs: they would come with every first load. */
const logoutOf = (refreshToken: string): HttpRequest => ({
  service: 'account',
  method: 'POST',
  path: '/auth/logout',
  body: { refreshToken },
});

type HeldToken = ReturnType<typeof createHeldToken>;

/** Spec §9 "Stored identifiers": the session's `uid`. */
const UserId = t.type({ id: t.string }, 'UserId');

const askAsCurrentUser =
  (token: HeldToken, refresh: () => Promise<Refreshed>, inner: HttpPort): HttpPort =>
  (request) =>
  async () => {
    const sentWith = token.read();
    // without an access token the answer is known: nothing is asked, and no console shows a refusal
    const answer = sentWith === null ? E.left(NOBODY) : await inner(request)();
    if (E.isRight(answer) || !isUnauthorized(answer.left)) return answer;
    // a 401 that comes late, after somebody else's refresh, must not rotate the tokens again
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

/** Another call about an account: a change, or a refusal, which the session check must not answer from memory. */
const askAboutAccount =
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
    const other = askAboutAccount(user, inner);
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

/** The access token lives in memory only, the refresh token in local storage (spec §9). Nothing here throws. */
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
  const token = createHeldToken(tabs, user, onAuthChanged);
  const refreshToken = (): string | null => local.read(STORED.refreshToken);
  const clear = (): void => {
    // a session that could not be taken up again has ended too, though nobody was told that it began
    const isUnheard = refreshToken() !== null && !isValidAccessToken(token.read());
    local.remove(STORED.refreshToken);
    session.remove(STORED.userId);
    token.hold(null);
    if (isUnheard) onAuthChanged(false);
    tabs.tell(null);
  };
  const accept = ({ accessToken, refreshToken }: SignInReply): void => {
    local.write(STORED.refreshToken, refreshToken);
    token.hold(accessToken);
    tabs.tell(accessToken);
  };
  const refresh = createRefreshBarrier({
    http,
    exclusively,
    readRefreshToken: refreshToken,
    accessToken: token.read,
    wordOfAnotherTab: token.wordOfAnotherTab,
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
      const before = refreshToken();
      clear();
      await exclusively(async () => {
        const last = refreshToken() ?? before;
        clear();
        if (last !== null) await http(logoutOf(last))();
      });
    },
  };
};
