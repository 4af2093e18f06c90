import * as E from 'fp-ts/lib/Either.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError, networkError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

import { createMemoryStorage, STORED } from '../storage';
import { browserLock } from './exclusive-lock';
import { createSession } from './session';
import type { ExclusiveLock } from './session';

const accessWith = (payload: object): string => `h.${btoa(JSON.stringify(payload))}.s`;
const ACCESS = accessWith({ isAuth: true });
const me: HttpRequest = { service: 'account', method: 'GET', path: '/users/me' };

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

/** A server that rotates refresh tokens, refuses a used one, and answers /users/me only to a fresh access token. */
const rotatingServer = (failWith: ApiError | null = null) => {
  let current = 'r1';
  let refreshes = 0;
  const refresh: HttpPort =
    ({ body }) =>
    async () => {
      await Promise.resolve();
      refreshes += 1;
      if (failWith !== null) return E.left(failWith);
      if ((body as { refreshToken: string }).refreshToken !== current)
        return E.left(httpError(401, { error: 'unauthorized' }));
      current = `r${String(refreshes + 1)}`;
      return E.right({ accessToken: ACCESS, refreshToken: current });
    };
  return { refresh, refreshes: () => refreshes, current: () => current };
};

const tab = (
  server: ReturnType<typeof rotatingServer>,
  local: StoragePort,
  exclusively: ExclusiveLock = (work) => work(),
) => {
  const heard: boolean[] = [];
  const session = createSession({
    http: server.refresh,
    local,
    session: storageOf(createMemoryStorage()),
    exclusively,
    onAuthChanged: (isAuth) => heard.push(isAuth),
  });
  const ask: HttpPort = (request) => async () => {
    await Promise.resolve();
    return session.accessToken() === null ? E.left(httpError(401, null)) : E.right({ asked: request.path });
  };
  return { session, heard, ask: session.guarded(ask) };
};

const localWith = (token: string | null): StoragePort => {
  const local = storageOf(createMemoryStorage());
  if (token !== null) local.write(STORED.refreshToken, token);
  return local;
};

describe('the session (spec §4 "Authentication and token refresh")', () => {
  it('refreshes after a 401 from /users/me, stores the new pair and asks again', async () => {
    const server = rotatingServer();
    const local = localWith('r1');
    const { session, heard, ask } = tab(server, local);

    expect(await ask(me)()).toEqual(E.right({ asked: '/users/me' }));
    expect(local.read(STORED.refreshToken)).toBe('r2');
    expect(session.isAuth()).toBe(true);
    expect(heard).toEqual([true]);
  });

  it('makes one refresh for ten calls at once (A14)', async () => {
    const server = rotatingServer();
    const { ask } = tab(server, localWith('r1'));
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(me)()));
    expect(answers.every(E.isRight)).toBe(true);
    expect(server.refreshes()).toBe(1);
  });

  it('makes one rotation after another for two tabs, so that no used token is sent (A15)', async () => {
    const server = rotatingServer();
    const local = localWith('r1');
    let last: Promise<unknown> = Promise.resolve();
    const oneAtATime: ExclusiveLock = (work) => {
      const next = last.then(work);
      last = next.catch(() => undefined);
      return next;
    };
    const answers = await Promise.all([
      tab(server, local, oneAtATime).ask(me)(),
      tab(server, local, oneAtATime).ask(me)(),
    ]);
    expect(answers.every(E.isRight)).toBe(true);
    expect(local.read(STORED.refreshToken)).toBe(server.current());
  });

  it.each([
    { rule: 'a refused refresh token', stored: 'stolen', server: rotatingServer() },
    { rule: 'no refresh token', stored: null, server: rotatingServer() },
  ])('$rule clears everything and signs out', async ({ stored, server }) => {
    const local = localWith(stored);
    const { session, ask } = tab(server, local);
    expect(await ask(me)()).toEqual(E.left(httpError(401, null)));
    expect(local.read(STORED.refreshToken)).toBeNull();
    expect(session.isAuth()).toBe(false);
  });

  it('keeps the refresh token when the connection is lost in the middle', async () => {
    const local = localWith('r1');
    const { ask } = tab(rotatingServer(networkError('offline')), local);
    expect(await ask(me)()).toEqual(E.left(httpError(401, null)));
    expect(local.read(STORED.refreshToken)).toBe('r1');
  });

  it('leaves a 401 of any other call alone', async () => {
    const server = rotatingServer();
    const { ask } = tab(server, localWith('r1'));
    expect(await ask({ ...me, path: '/balances' })()).toEqual(E.left(httpError(401, null)));
    expect(server.refreshes()).toBe(0);
  });
});

describe('browserLock', () => {
  it("takes the browser's lock where there is one", async () => {
    const request = jest.fn((_name: string, work: () => Promise<unknown>) => work());
    expect(await browserLock({ request } as unknown as LockManager)(() => Promise.resolve('done'))).toBe(
      'done',
    );
    expect(request).toHaveBeenCalledWith('coinlane-refresh', expect.any(Function));
  });

  it('goes on without one', async () => {
    expect(await browserLock(undefined)(() => Promise.resolve('done'))).toBe('done');
  });
});
