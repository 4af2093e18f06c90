import * as E from 'fp-ts/lib/Either.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

type Answer = E.Either<ApiError, unknown>;
type Shared = { readonly answer: Promise<Answer>; readonly sinceMs: number };

/** Maximum age of a cached reply of `GET /users/me`. All callers of one page load fall within it. */
const REUSED_FOR_MS = 10_000;

export type SharedUser = {
  /** Wraps the port of one caller. Reuses the newest reply, but never returns the same reply to a caller twice. */
  readonly sharing: (ask: HttpPort) => HttpPort;
  /** Drops the reply, because the account may have changed. */
  readonly forget: () => void;
};

const isAborted = (answer: Answer): boolean => E.isLeft(answer) && answer.left._tag === 'AbortedError';

/** Shares one reply of `GET /users/me` between all callers of a page load. Failures are not cached. */
export const createSharedUser = (nowMs: () => number = () => performance.now()): SharedUser => {
  let shared: Shared | null = null;
  const begin = (request: HttpRequest, ask: HttpPort): Shared => {
    const begun: Shared = { answer: ask(request)(), sinceMs: nowMs() };
    shared = begun;
    void begun.answer.then((answer) => {
      if (E.isLeft(answer) && shared === begun) shared = null;
    });
    return begun;
  };
  return {
    forget: () => {
      shared = null;
    },
    sharing: (ask) => {
      const received = new Map<string | undefined, Shared>();
      return (request) => async () => {
        const isUsable =
          shared !== null &&
          nowMs() - shared.sinceMs <= REUSED_FOR_MS &&
          shared !== received.get(request.abortKey);
        const found = isUsable ? shared : null;
        const used = found ?? begin(request, ask);
        const answer = await used.answer;
        // a newer request of another caller aborted the shared request
        if (found !== null && isAborted(answer)) return ask(request)();
        received.set(request.abortKey, used);
        return answer;
      };
    },
  };
};
