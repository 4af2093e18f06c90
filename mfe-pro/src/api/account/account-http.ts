import * as E from 'fp-ts/lib/Either.js';

import { userEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

const isUnauthorized = (error: ApiError): boolean => error._tag === 'HttpError' && error.status === 401;

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
    if (E.isRight(answer) || !isUnauthorized(answer.left)) return answer;
    return (await isSessionAlive()) ? http(request)() : answer;
  };
};
