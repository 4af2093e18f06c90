import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { httpError, networkError, timeoutError } from '../errors/index.ts';
import { accountHttp } from './account-http.ts';
import type { HttpPort, HttpRequest } from './endpoint.ts';

const BALANCES: HttpRequest = { service: 'account', method: 'GET', path: '/balances' };

/** Service with an expired access token. A request for the user refreshes it, unless the session is over. */
const expiredSession = (isOver = false) => {
  const seen: string[] = [];
  let isFresh = false;
  const http: HttpPort =
    ({ path }) =>
    async () => {
      await Promise.resolve();
      seen.push(path);
      if (path === '/users/me') isFresh = !isOver;
      return isFresh ? E.right(path) : E.left(httpError(401, null));
    };
  return { http, seen };
};

describe('accountHttp (spec §4)', () => {
  it('refreshes the session with a request for the user, and repeats the call', async () => {
    const { http, seen } = expiredSession();
    expect(await accountHttp(http)(BALANCES)()).toEqual(E.right('/balances'));
    expect(seen).toEqual(['/balances', '/users/me', '/balances']);
  });

  it('checks the session once for all waiting calls', async () => {
    const { http, seen } = expiredSession();
    const call = accountHttp(http);
    await Promise.all([call(BALANCES)(), call(BALANCES)(), call(BALANCES)()]);
    expect(seen.filter((path) => path === '/users/me')).toHaveLength(1);
  });

  it('passes the 401 on if the session is over', async () => {
    const { http, seen } = expiredSession(true);
    expect(await accountHttp(http)(BALANCES)()).toEqual(E.left(httpError(401, null)));
    expect(seen).toEqual(['/balances', '/users/me']);
  });

  it.each([
    { rule: 'the connection is lost', failure: networkError('offline') },
    { rule: 'the request times out', failure: timeoutError(10_000) },
    { rule: 'the service is down', failure: httpError(503, null) },
  ])('treats the session as valid if $rule, and fails with that error', async ({ failure }) => {
    const http: HttpPort = ({ path }) => TE.left(path === '/users/me' ? failure : httpError(401, null));
    expect(await accountHttp(http)(BALANCES)()).toEqual(E.left(failure));
  });

  it.each([
    'Invalid credentials',
    'AUTH.CODE_NEEDED',
    'AUTH.INVALID_CODE',
    'USERS.SETUP_LOGIN_EMAIL_CODE_NEEDED',
  ])('does not repeat a call after the 401 for wrong input: %s', async (error) => {
    const seen: string[] = [];
    const http: HttpPort = ({ path }) => {
      seen.push(path);
      return TE.left(httpError(401, { error, message: 'm' }));
    };
    expect(E.isLeft(await accountHttp(http)(BALANCES)())).toBe(true);
    expect(seen).toEqual(['/balances']);
  });

  it('passes any other failure on without a request', async () => {
    const seen: string[] = [];
    const http: HttpPort = ({ path }) => {
      seen.push(path);
      return TE.left(networkError('reset'));
    };
    expect(await accountHttp(http)(BALANCES)()).toMatchObject(E.left({ _tag: 'NetworkError' }));
    expect(seen).toEqual(['/balances']);
  });
});
