import * as E from 'fp-ts/lib/Either.js';

import { logoutEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { networkError } from '@coinlane/shared-contracts/errors';

import { STORED } from '../storage';
import { browserTabs } from './browser-tabs';
import { ACCESS, localWith, me, oneAtATime, rotatingServer, tab, tabsOfOneBrowser } from './session.fixture';

/** A service that takes note of the sessions it is told to end, and rotates as it should. */
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
  it('forgets the tokens and the stored user id, and tells the service which session it was', async () => {
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

  it('is done at once, before the service has answered', () => {
    const local = localWith('r1');
    const { session } = tab(noting().server, local, () => new Promise(() => undefined));
    void session.signOut();
    expect(local.read(STORED.refreshToken)).toBeNull();
  });

  it('is done without the service too', async () => {
    const local = localWith('r1');
    const { session } = tab(rotatingServer(networkError('offline')), local);
    await session.signOut();
    expect(local.read(STORED.refreshToken)).toBeNull();
  });

  it('ends also what a refresh in another tab has just brought', async () => {
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
    expect(ended).toEqual([logoutEndpoint.toRequest(server.current())]);
    expect(refreshing.session.isAuth()).toBe(false);
  });

  it('has nothing to tell the service where nobody was signed in', async () => {
    const { ended, server } = noting();
    await tab(server, localWith(null)).session.signOut();
    expect(ended).toEqual([]);
  });
});

describe('a session that cannot be taken up again', () => {
  it('is said to be over, though it was never said to have begun', async () => {
    const { heard, ask } = tab(rotatingServer(), localWith('used before'), undefined, browserTabs(null));
    await ask(me)();
    expect(heard).toEqual([false]);
  });

  it('is not said to be over twice', () => {
    const { session, heard } = tab(rotatingServer(), localWith(null));
    session.accept({ accessToken: ACCESS, refreshToken: 'r1' });
    session.clear();
    session.clear();
    expect(heard).toEqual([true, false]);
  });
});
