import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { abortedError, httpError, networkError } from '@coinlane/shared-contracts/errors';

import { ACCESS, localWith, me, rotatingServer, tab } from './session.fixture';
import { createSharedUser } from './shared-user';

const settings: HttpRequest = { ...me, method: 'PUT', path: '/users/me/settings' };
const balances: HttpRequest = { ...me, path: '/balances' };
const signedOut = TE.left(httpError(401, null));

/** Signed-in tab. Its service counts calls of `GET /users/me` and returns the given reply to another account call. */
const signedIn = (other: ReturnType<HttpPort> = TE.right(null)) => {
  const { session } = tab(rotatingServer(), localWith('r1'));
  session.accept({ accessToken: ACCESS, refreshToken: 'r1' });
  let asked = 0;
  const service: HttpPort = (request) => {
    if (request.path !== me.path) return other;
    asked += 1;
    return TE.right({ id: 'u_1', nth: asked });
  };
  return { session, asked: () => asked, port: () => session.guarded(service) };
};

describe('one GET /users/me for each page load', () => {
  it('shares one reply between shell, account menu and remote, also for successive calls', async () => {
    const { asked, port } = signedIn();
    const [shell, remote] = [port(), port()];
    await Promise.all([shell(me)(), shell({ ...me, abortKey: 'account-menu' })()]);
    expect(await remote(me)()).toEqual(E.right({ id: 'u_1', nth: 1 }));
    expect(asked()).toBe(1);
  });

  it('calls again for a caller that already has the reply', async () => {
    const { asked, port } = signedIn();
    const remote = port();
    await remote(me)();
    expect(await remote(me)()).toEqual(E.right({ id: 'u_1', nth: 2 }));
    expect(asked()).toBe(2);
  });

  it.each([
    { rule: 'a change of the account', request: settings, other: TE.right(null) },
    {
      rule: 'a refused call, whose session check must reach the service',
      request: balances,
      other: signedOut,
    },
  ])('calls again after $rule', async ({ request, other }) => {
    const { asked, port } = signedIn(other);
    await port()(me)();
    await port()(request)();
    await port()(me)();
    expect(asked()).toBe(2);
  });

  it('calls again after the session ended and another started', async () => {
    const { session, asked, port } = signedIn();
    await port()(me)();
    session.clear();
    session.accept({ accessToken: ACCESS, refreshToken: 'r2' });
    await port()(me)();
    expect(asked()).toBe(2);
  });

  it('calls again if the reply is older than ten seconds', async () => {
    let now = 0;
    const user = createSharedUser(() => now);
    const ask = jest.fn<ReturnType<HttpPort>, [HttpRequest]>(() => TE.right({ id: 'u_1' }));
    await user.sharing(ask)(me)();
    now = 10_000;
    await user.sharing(ask)(me)();
    expect(ask).toHaveBeenCalledTimes(1);
    now = 10_001;
    await user.sharing(ask)(me)();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('does not cache a failure', async () => {
    const user = createSharedUser();
    expect(await user.sharing(() => TE.left(networkError('offline')))(me)()).toMatchObject({ _tag: 'Left' });
    expect(await user.sharing(() => TE.right({ id: 'u_1' }))(me)()).toEqual(E.right({ id: 'u_1' }));
  });

  it('calls for itself if the caller that it shared with was aborted', async () => {
    const user = createSharedUser();
    const aborted = user.sharing(() => TE.left(abortedError))(me)();
    const waiting = user.sharing(() => TE.right({ id: 'u_1' }))(me)();
    expect(await aborted).toEqual(E.left(abortedError));
    expect(await waiting).toEqual(E.right({ id: 'u_1' }));
  });
});
