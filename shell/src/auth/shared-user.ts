import * as E from 'fp-ts/lib/Either.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

type Answer = E.Either<ApiError, unknown>;
type Shared = { readonly answer: Promise<Answer>; readonly sinceMs: number };

/** Age up to which an answer of `GET /users/me` is reused: the callers of one page load ask within it. */
const REUSED_FOR_MS = 10_000;

export type SharedUser = {
  /** Wraps the port of one caller: reuses the newest answer, but returns the same answer to a caller only once. */
  readonly sharing: (ask: HttpPort) => HttpPort;
  /** Drops the answer: the account may have changed. */
  readonly forget: () => void;
};

const isAborted = (answer: Answer): boolean => E.isLeft(answer) && answer.left._tag === 'AbortedError';

/** One answer of `GET /users/me` for all callers of a page load. Failures are not kept. */
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
        // a newer question of another caller aborted the shared one
        if (found !== null && isAborted(answer)) return ask(request)();
        received.set(request.abortKey, used);
        return answer;
      };
    },
  };
};
