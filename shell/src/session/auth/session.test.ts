import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError } from '@coinlane/shared-contracts/errors';

import { STORED } from '../../storage';
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

/** Account change: the next caller gets a new reply of `GET /users/me`. */
const change: HttpRequest = { ...me, method: 'PUT', path: '/users/me/settings' };

describe('the session (spec §4 "Authentication and token refresh")', () => {
  it('refreshes after a 401 of /users/me, stores the new tokens and repeats the call', async () => {
    const server = rotatingServer();
    const local = localWith('r1');
    const { session, heard, ask } = tab(server, local);

    expect(await ask(me)()).toMatchObject(E.right({ asked: '/users/me' }));
    expect(local.read(STORED.refreshToken)).toBe('r2');
    expect(session.isAuth()).toBe(true);
    expect(heard).toEqual([true]);
  });

  it("keeps the user's id until sign-out (spec §9)", async () => {
    const { session, uid, ask } = tab(rotatingServer(), localWith('r1'));
    await ask(me)();
    expect(uid.read(STORED.userId)).toBe('u_1');
    session.clear();
    expect(uid.read(STORED.userId)).toBeNull();
  });

  it('accepts the tokens of a sign-in, in every tab', async () => {
    const local = localWith(null);
    const house = tabsOfOneBrowser(0);
    const first = tab(rotatingServer(), local, undefined, house());
    const second = tab(rotatingServer(), local, undefined, house());
    first.session.accept({ accessToken: ACCESS, refreshToken: 'r9' });
    await new Promise((resolve) => setTimeout(resolve, 5));

    expect([first.session.refreshToken(), first.heard, second.heard]).toEqual(['r9', [true], [true]]);
  });

  it('refreshes once for ten concurrent calls (A14)', async () => {
    const server = rotatingServer();
    const { ask } = tab(server, localWith('r1'));
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(me)()));
    expect(answers.every(E.isRight)).toBe(true);
    expect(server.refreshes()).toBe(1);
  });

  it('does not refresh again for a 401 that arrives after another call’s refresh (A14)', async () => {
    const server = rotatingServer();
    const { session } = tab(server, localWith(null));
    session.accept({ accessToken: EARLIER_ACCESS, refreshToken: 'r1' });
    let isStale = true;
    let answerLate = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    const expired: HttpPort = (request) => async () => {
      const wasStale = isStale;
      if (wasStale && request.path === me.path && request.abortKey === 'slow') await held;
      return wasStale ? E.left(httpError(401, null)) : E.right({ asked: request.path });
    };
    const slow = session.guarded(expired)({ ...me, abortKey: 'slow' })();
    await session.guarded(() => TE.right(null))(change)();
    const quick = session.guarded(expired)(me)();
    isStale = false;
    expect(await quick).toEqual(E.right({ asked: '/users/me' }));
    answerLate();
    expect(await slow).toEqual(E.right({ asked: '/users/me' }));
    expect(server.refreshes()).toBe(1);
  });

  it('sends no call without an access token: it refreshes first, or returns 401 itself', async () => {
    const asked: string[] = [];
    const noting: HttpPort = ({ path }) => {
      asked.push(path);
      return () => Promise.resolve(E.right({ id: 'u_1' }));
    };
    const server = rotatingServer();
    expect(await tab(server, localWith('r1')).session.guarded(noting)(me)()).toEqual(E.right({ id: 'u_1' }));
    expect(asked).toEqual(['/users/me']);
    expect(server.refreshes()).toBe(1);

    const stranger = tab(server, localWith(null)).session.guarded(noting);
    expect(await stranger(me)()).toEqual(E.left(httpError(401, null)));
    expect(asked).toEqual(['/users/me']);
  });

  it('refreshes again if the new access token is refused', async () => {
    const server = rotatingServer();
    const { session, ask } = tab(server, localWith('r1'));
    await ask(me)();
    await ask(change)();
    const refusing = session.guarded(() => () => Promise.resolve(E.left(httpError(401, null))));
    expect(await refusing(me)()).toEqual(E.left(httpError(401, null)));
    expect(server.refreshes()).toBe(2);
  });

  it('rotates once for two tabs: the second uses the token of the first (A15)', async () => {
    const server = rotatingServer();
    const local = localWith('r1');
    const exclusively = oneAtATime();
    const house = tabsOfOneBrowser(5);
    const first = tab(server, local, exclusively, house());
    const second = tab(server, local, exclusively, house());

    const answers = await Promise.all([first.ask(me)(), second.ask(me)()]);
    expect(answers.every(E.isRight)).toBe(true);
    expect(server.refreshes()).toBe(1);
    expect(second.session.accessToken()).toBe(ACCESS);
  });

  it('rotates once if the new refresh token is stored before the message of the other tab arrives', async () => {
    const server = rotatingServer();
    const local = localWith('r1');
    const house = tabsOfOneBrowser(20);
    const [first, second] = [house(), house()].map((tabs) => tab(server, local, oneAtATime(), tabs).session);
    const ask = (session: typeof first) =>
      session?.guarded(
        () => () =>
          Promise.resolve(
            session.accessToken() === EARLIER_ACCESS ? E.left(httpError(401, null)) : E.right({ id: 'u_1' }),
          ),
      )(me)();
    first?.accept({ accessToken: EARLIER_ACCESS, refreshToken: 'r1' });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(second?.accessToken()).toBe(EARLIER_ACCESS);

    await ask(first);
    expect(await ask(second)).toEqual(E.right({ id: 'u_1' }));
    expect(server.refreshes()).toBe(1);
  });

  it('rotates if the other tab was closed before it sent its token; no used token is sent', async () => {
    const server = rotatingServer();
    const local = localWith('r1');
    const exclusively = oneAtATime();
    const answers = await Promise.all([
      tab(server, local, exclusively).ask(me)(),
      tab(server, local, exclusively).ask(me)(),
    ]);
    expect(answers.every(E.isRight)).toBe(true);
    expect(server.refreshes()).toBe(2);
    expect(local.read(STORED.refreshToken)).toBe(server.current());
  });

  it('signs out in every tab', async () => {
    const server = rotatingServer();
    const local = localWith('r1');
    const house = tabsOfOneBrowser(0);
    const first = tab(server, local, undefined, house());
    const second = tab(server, local, undefined, house());
    await first.ask(me)();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(second.heard).toEqual([true]);

    first.session.clear();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(second.heard).toEqual([true, false]);
  });

  it.each([
    { rule: 'a refused refresh token', stored: 'stolen', server: rotatingServer() },
    { rule: 'no refresh token', stored: null, server: rotatingServer() },
  ])('$rule clears the session and signs out', async ({ stored, server }) => {
    const local = localWith(stored);
    const { session, ask } = tab(server, local);
    expect(await ask(me)()).toEqual(E.left(httpError(401, null)));
    expect(local.read(STORED.refreshToken)).toBeNull();
    expect(session.isAuth()).toBe(false);
  });

  it('ignores a 401 of other calls', async () => {
    const server = rotatingServer();
    const { ask } = tab(server, localWith('r1'));
    expect(await ask({ ...me, path: '/balances' })()).toEqual(E.left(httpError(401, null)));
    expect(server.refreshes()).toBe(0);
  });
});
