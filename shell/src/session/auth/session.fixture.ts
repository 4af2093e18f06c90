import * as E from 'fp-ts/lib/Either.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

import { STORED } from '../../storage';
import { createMemoryStorage } from '../../storage/memory-storage.fixture';
import { browserTabs } from './browser-tabs';
import type { Tabs } from './browser-tabs';
import { createSession } from './session';
import type { ExclusiveLock } from './refresh-barrier';

const accessWith = (payload: object): string => `h.${btoa(JSON.stringify(payload))}.s`;
/** Access token with isAuth. */
export const ACCESS = accessWith({ isAuth: true });
/** An earlier access token. */
export const EARLIER_ACCESS = accessWith({ isAuth: true, gen: 0 });
/** Call whose 401 starts a refresh. */
export const me: HttpRequest = { service: 'account', method: 'GET', path: '/users/me' };

const storageOf = (memory: ReturnType<typeof createMemoryStorage>): StoragePort => ({
  read: (key) => memory.getItem(key),
  write: (key, value) => {
    memory.setItem(key, value);
    return true;
  },
  remove: (key) => {
    memory.removeItem(key);
  },
});

const tokenIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, 'refreshToken') : undefined;

/**
 * Server that rotates refresh tokens, refuses reused ones, and replies to /users/me only for a current access token.
 */
export const rotatingServer = (failsWith: ApiError | null = null) => {
  let failWith = failsWith;
  let current = 'r1';
  let refreshes = 0;
  const refresh: HttpPort =
    ({ body }) =>
    async () => {
      await Promise.resolve();
      refreshes += 1;
      if (failWith !== null) return E.left(failWith);
      if (tokenIn(body) !== current) return E.left(httpError(401, { error: 'unauthorized' }));
      current = `r${String(refreshes + 1)}`;
      return E.right({ accessToken: ACCESS, refreshToken: current });
    };
  return {
    refresh,
    refreshes: () => refreshes,
    current: () => current,
    failWith: (error: ApiError | null) => {
      failWith = error;
    },
  };
};

/** One tab: its session, the messages it received, and a guarded call that needs an access token. */
export const tab = (
  server: ReturnType<typeof rotatingServer>,
  local: StoragePort,
  exclusively: ExclusiveLock = (work) => work(),
  tabs: Tabs = browserTabs(null),
) => {
  const heard: boolean[] = [];
  const postponed: { readonly again: () => void; readonly waitMs: number }[] = [];
  const uid = storageOf(createMemoryStorage());
  const session = createSession({
    http: server.refresh,
    local,
    session: uid,
    exclusively,
    tabs,
    later: (again, waitMs) => postponed.push({ again, waitMs }),
    onAuthChanged: (isAuth) => heard.push(isAuth),
  });
  const ask: HttpPort = (request) => async () => {
    await Promise.resolve();
    return session.accessToken() === null
      ? E.left(httpError(401, null))
      : E.right({ asked: request.path, id: 'u_1' });
  };
  return { session, heard, postponed, uid, ask: session.guarded(ask) };
};

/** Local storage of a browser with this refresh token. */
export const localWith = (token: string | null): StoragePort => {
  const local = storageOf(createMemoryStorage());
  if (token !== null) local.write(STORED.refreshToken, token);
  return local;
};

/** Lock between tabs. */
export const oneAtATime = (): ExclusiveLock => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
};

/** Tabs that exchange messages after a delay, like a BroadcastChannel: the sender receives none. */
export const tabsOfOneBrowser = (delayMs: number) => {
  const listeners: ((accessToken: string | null) => void)[] = [];
  return (): Tabs => {
    let own: ((accessToken: string | null) => void) | null = null;
    return {
      send: (accessToken) => {
        setTimeout(() => {
          for (const hear of listeners) if (hear !== own) hear(accessToken);
        }, delayMs);
      },
      listen: (hear) => {
        own = hear;
        listeners.push(hear);
      },
    };
  };
};
