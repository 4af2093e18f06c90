import * as E from 'fp-ts/lib/Either.js';

import type { ApiError } from '../errors/index.ts';
import { userEndpoint } from './auth.ts';
import type { HttpPort, HttpRequest } from './endpoint.ts';
import { ErrorReply } from './error-reply.ts';

/** Refused because there is no session. A wrong password or code is a 401 too (spec §8) and must not be repeated. */
const isSignedOut = (error: ApiError): boolean => {
  if (error._tag !== 'HttpError' || error.status !== 401) return false;
  const decoded = ErrorReply.decode(error.body);
  return E.isLeft(decoded) || decoded.right.error === null || decoded.right.error === 'unauthorized';
};

/** Separate abort key: the session check must not abort a request of the account page. */
const CHECK: HttpRequest = { ...userEndpoint.toRequest(), abortKey: 'session-check' };

/**
 * HTTP port for calls that need an account. After a 401, the port requests `/users/me` once for all waiting calls
 * and then repeats each call. Only a 401 of `/users/me` itself refreshes the session (spec §4). A call fails with
 * its own error, or with that of the session check. A lost connection does not end the session.
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
