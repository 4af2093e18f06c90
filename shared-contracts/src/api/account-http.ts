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
 * other call asks that one first, once for everybody who waits, and then goes out a second time. Fails as the call does;
 * where that one has no answer, as it does: a lost connection is not the end of a session.
 */
export const accountHttp = (http: HttpPort): HttpPort => {
  let checking: Promise<E.Either<ApiError, unknown>> | null = null;
  const checkSession = (): Promise<E.Either<ApiError, unknown>> => {
    checking ??= http(CHECK)().finally(() => {
      checking = null;
    });
    return checking;
  };
  return (request) => async () => {
    const answer = await http(request)();
    if (E.isRight(answer) || !isSignedOut(answer.left)) return answer;
    const check = await checkSession();
    if (E.isRight(check)) return http(request)();
    return isSignedOut(check.left) ? answer : check;
  };
};
