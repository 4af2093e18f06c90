import * as E from 'fp-ts/lib/Either.js';

import type { HttpPort } from '@coinlane/shared-contracts/api';
import { decodeError, httpError, networkError, timeoutError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import { STORED } from '../../storage';
import { ACCESS, EARLIER_ACCESS, localWith, me, rotatingServer, tab } from './session.fixture';

/** Expired access token, and a service whose token refresh fails. */
const expired = (failure: ApiError = networkError('offline')) => {
  const server = rotatingServer(failure);
  const local = localWith(null);
  const opened = tab(server, local);
  opened.session.accept({ accessToken: EARLIER_ACCESS, refreshToken: 'r1' });
  const service: HttpPort = (request) => () =>
    Promise.resolve(
      opened.session.accessToken() === ACCESS
        ? E.right({ asked: request.path })
        : E.left(httpError(401, { error: 'unauthorized' })),
    );
  return { ...opened, server, local, ask: opened.session.guarded(service) };
};

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('a refresh without an answer (spec §4 "Authentication and token refresh")', () => {
  it.each([
    { rule: 'the connection is lost', failure: networkError('offline') },
    { rule: 'the request times out', failure: timeoutError(10_000) },
    { rule: 'the service is down', failure: httpError(503, null) },
    { rule: 'the service sends a retry delay', failure: httpError(429, { error: 'AUTH.RETRY_LATER' }) },
    { rule: 'a proxy replies', failure: decodeError('TokensReply', []) },
  ])('does not end the session if $rule: the call fails with that error', async ({ failure }) => {
    const { ask, session, heard, local } = expired(failure);
    expect(await ask(me)()).toMatchObject(E.left({ _tag: failure._tag }));
    expect(session.isAuth()).toBe(true);
    expect(heard).toEqual([true]);
    expect(local.read(STORED.refreshToken)).toBe('r1');
  });

  it.each([400, 401, 403])('ends the session if the service refuses: %d', async (status) => {
    const { ask, heard, local, postponed } = expired(httpError(status, { error: 'unauthorized' }));
    expect(await ask(me)()).toEqual(E.left(httpError(401, null)));
    expect(heard).toEqual([true, false]);
    expect(local.read(STORED.refreshToken)).toBeNull();
    expect(postponed).toEqual([]);
  });

  it('is repeated by the next call', async () => {
    const { ask, server } = expired();
    await ask(me)();
    server.failWith(null);
    expect(await ask(me)()).toEqual(E.right({ asked: '/users/me' }));
  });

  it('is repeated automatically when the connection is back', async () => {
    const { ask, server, session, postponed, heard, local } = expired();
    await ask(me)();
    server.failWith(null);
    postponed[0]?.again();
    await settled();
    expect(session.accessToken()).toBe(ACCESS);
    expect(local.read(STORED.refreshToken)).toBe(server.current());
    expect(heard).toEqual([true]);
  });

  it('starts a session that could not be resumed without a connection', async () => {
    const server = rotatingServer(networkError('offline'));
    const { ask, postponed, heard } = tab(server, localWith('r1'));
    expect(await ask(me)()).toMatchObject(E.left({ _tag: 'NetworkError' }));
    expect(heard).toEqual([]);
    server.failWith(null);
    postponed[0]?.again();
    await settled();
    expect(heard).toEqual([true]);
  });

  it('is retried with delays that double up to about a minute, and start again after a success', async () => {
    const { ask, server, session, postponed } = expired();
    await ask(me)();
    for (let turn = 0; turn < 7; turn += 1) {
      postponed.at(-1)?.again();
      await settled();
    }
    const seconds = () => postponed.map(({ waitMs }) => waitMs / 1000);
    expect(seconds()).toEqual([2, 4, 8, 16, 32, 64, 64, 64]);

    server.failWith(null);
    postponed.at(-1)?.again();
    await settled();
    session.accept({ accessToken: EARLIER_ACCESS, refreshToken: server.current() });
    server.failWith(networkError('offline'));
    await ask(me)();
    expect(seconds().at(-1)).toBe(2);
  });

  it('is retried once, although both connection and timer trigger it', async () => {
    const { ask, server, postponed } = expired();
    await ask(me)();
    server.failWith(null);
    postponed[0]?.again();
    postponed[0]?.again();
    await settled();
    postponed[0]?.again();
    await settled();
    expect(server.refreshes()).toBe(2);
  });

  it('waits once for several failed calls', async () => {
    const { ask, postponed } = expired();
    await Promise.all([ask(me)(), ask(me)()]);
    await ask(me)();
    expect(postponed).toHaveLength(1);
  });

  it.each([
    { rule: 'the user signed in again', bearer: ACCESS },
    { rule: 'the user signed out', bearer: null },
  ])('is not retried if $rule', async ({ bearer }) => {
    const { ask, server, session, postponed } = expired();
    await ask(me)();
    if (bearer === null) session.clear();
    else session.accept({ accessToken: bearer, refreshToken: 'r9' });
    postponed[0]?.again();
    await settled();
    expect(server.refreshes()).toBe(1);
  });
});
