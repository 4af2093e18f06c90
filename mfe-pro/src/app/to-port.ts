import type * as TE from 'fp-ts/lib/TaskEither.js';

import { toPromise } from '@coinlane/shared-contracts/api';

import type { Problem } from '../domain/problem';

/** Converts a call to the handler of a port. */
export const toPort =
  <Question, Value>(call: (question: Question) => TE.TaskEither<Problem, Value>) =>
  (question: Question): Promise<Value> =>
    toPromise(call(question));
