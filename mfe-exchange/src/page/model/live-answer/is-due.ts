import { retryDelayMs, toCallFailure } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';

/** An answer and its query. Times are epoch ms by the server's clock. */
export type Answered<Question, Answer> = {
  readonly question: Question;
  readonly value: Answer;
  readonly receivedAt: number;
};

/** A failed call and its query. */
export type Failed<Question> = { readonly question: Question; readonly error: ApiError; readonly at: number };

/** Time in ms after which a tick fetches an unchanged query, unless it was already fetched. */
const STILL_MS = 1000;

type Facts<Question, Answer> = {
  readonly now: number;
  readonly movedAt: number;
  readonly isAsking: boolean;
  readonly answer: Answered<Question, Answer> | null;
  readonly failure: Failed<Question> | null;
};

/** Whether to fetch a query now. `answer` and `failure` belong to this query. */
export const isDue = <Question, Answer>(
  { now, movedAt, isAsking, answer, failure }: Facts<Question, Answer>,
  askAgainAt: (answer: Answered<Question, Answer>) => number | null,
): boolean => {
  if (isAsking) return false;
  if (failure !== null) {
    const delayMs = retryDelayMs(toCallFailure(failure.error));
    return delayMs !== null && now >= failure.at + delayMs;
  }
  if (answer === null) return now >= movedAt + STILL_MS;
  const againAt = askAgainAt(answer);
  return againAt !== null && now >= againAt;
};
