import * as E from 'fp-ts/lib/Either.js';

import type { ApiError } from '../errors/index.ts';
import { userEndpoint } from './auth.ts';
import type { HttpPort, HttpRequest } from './endpoint.ts';
import { ErrorReply } from './error-reply.ts';

/** Refused for want of a session. A wrong password or code is a 401 too (spec §8), and must not be sent twice. */
const isSignedOut = (error: ApiError): boolean => {
  if (error._tag !== 'HttpError' || error.status !== 401) return false;
  const said = ErrorReply.decode(error.body);
  return E.isLeft(said) || said.right.error === null || said.right.error === 'unauthorized';
};

/** Apart from the account's own question, which must not abort this one. */
const CHECK: HttpRequest = { ...userEndpoint.toRequest(), abortKey: 'session-check' };

/**
 * The port for calls about an account. Only a 401 of `/users/me` makes the session refresh (spec §4), so a 401 of any
 * other call asks that one first, once for everybody who waits, and then goes out a second time. Fails as the call does.
 */
export const accountHttp = (http: HttpPort): HttpPort => {
  let checking: Promise<boolean> | null = null;
  const isSessionAlive = (): Promise<boolean> => {
    checking ??= http(CHECK)()
      .then(E.isRight)
      .finally(() => {
        checking = null;
      });
    return checking;
  };
  return (request) => async () => {
    const answer = await http(request)();
    if (E.isRight(answer) || !isSignedOut(answer.left)) return answer;
    return (await isSessionAlive()) ? http(request)() : answer;
  };
};
