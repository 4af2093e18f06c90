import * as E from 'fp-ts/lib/Either.js';

import { logoutEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError, networkError } from '@coinlane/shared-contracts/errors';

import { STORED } from '../../storage';
import { browserTabs } from './browser-tabs';
import {
  ACCESS,
  EARLIER_ACCESS,
  localWith,
  me,
  oneAtATime,
  rotatingServer,
  tab,
  tabsOfOneBrowser,
} from './session.fixture';

/** Service that records ended sessions and rotates tokens. */
const noting = () => {
  const ended: HttpRequest[] = [];
  const server = rotatingServer();
  const refresh: HttpPort = (request) => {
    if (request.path !== '/auth/logout') return server.refresh(request);
    ended.push(request);
    return () => Promise.resolve(E.right({ success: true }));
  };
  return { ended, server: { ...server, refresh } };
};

describe('signing out', () => {
  it('deletes tokens and user id, and ends the session at the service', async () => {
    const { ended, server } = noting();
    const local = localWith('r1');
    const { session, heard, uid, ask } = tab(server, local);
    await ask(me)();
    await session.signOut();

    expect(ended).toEqual([logoutEndpoint.toRequest('r2')]);
    expect([local.read(STORED.refreshToken), uid.read(STORED.userId), session.accessToken()]).toEqual([
      null,
      null,
      null,
    ]);
    expect(heard).toEqual([true, false]);
  });

  it('completes at once, before the service replies', () => {
    const local = localWith('r1');
    const { session } = tab(noting().server, local, () => new Promise(() => undefined));
    void session.signOut();
    expect(local.read(STORED.refreshToken)).toBeNull();
  });

  it('completes without the service', async () => {
    const local = localWith('r1');
    const { session } = tab(rotatingServer(networkError('offline')), local);
    await session.signOut();
    expect(local.read(STORED.refreshToken)).toBeNull();
  });

  it('also ends a session that another tab has just refreshed', async () => {
    const { ended, server } = noting();
    const local = localWith('r1');
    const exclusively = oneAtATime();
    const house = tabsOfOneBrowser(0);
    const leaving = tab(server, local, exclusively, house());
    const refreshing = tab(server, local, exclusively, house());
    const asked = refreshing.ask(me)();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.all([asked, leaving.session.signOut()]);
    await new Promise((resolve) => setTimeout(resolve, 5));

    expect(local.read(STORED.refreshToken)).toBeNull();
    expect(ended).toContainEqual(logoutEndpoint.toRequest(server.current()));
    expect(refreshing.session.isAuth()).toBe(false);
  });

  it.each([
    { rule: 'succeeds', failure: null, ended: ['r1', 'r2'] },
    { rule: 'is refused', failure: httpError(401, null), ended: ['r1'] },
    { rule: 'gets no reply', failure: networkError('offline'), ended: ['r1'] },
  ])('does not affect the next sign-in, if a refresh that began before $rule after it', async (late) => {
    const { ended, server } = noting();
    let answer = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const refresh: HttpPort = (request) =>
      request.path === '/auth/logout' ? server.refresh(request) : () => gate.then(server.refresh(request));
    const local = localWith('r1');
    const { session, ask, postponed } = tab({ ...server, refresh }, local, oneAtATime());
    const asked = ask(me)();
    await new Promise((resolve) => setTimeout(resolve, 0));
    const signedOut = session.signOut();
    session.accept({ accessToken: EARLIER_ACCESS, refreshToken: 'of the next user' });
    server.failWith(late.failure);
    answer();
    await Promise.all([asked, signedOut]);

    expect(local.read(STORED.refreshToken)).toBe('of the next user');
    expect(session.accessToken()).toBe(EARLIER_ACCESS);
    expect(ended).toEqual(late.ended.map((token) => logoutEndpoint.toRequest(token)));
    expect(postponed).toEqual([]);
  });

  it('sends nothing if no user was signed in', async () => {
    const { ended, server } = noting();
    await tab(server, localWith(null)).session.signOut();
    expect(ended).toEqual([]);
  });
});

describe('a session that cannot be resumed', () => {
  it('reports its end, although its start was not reported', async () => {
    const { heard, ask } = tab(rotatingServer(), localWith('used before'), undefined, browserTabs(null));
    await ask(me)();
    expect(heard).toEqual([false]);
  });

  it('reports its end only once', () => {
    const { session, heard } = tab(rotatingServer(), localWith(null));
    session.accept({ accessToken: ACCESS, refreshToken: 'r1' });
    session.clear();
    session.clear();
    expect(heard).toEqual([true, false]);
  });
});
