import type * as TE from 'fp-ts/lib/TaskEither.js';

import { toPromise } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

/** Converts a call to the handler of a port. */
export const toPort =
  <Question, Value>(call: (question: Question) => TE.TaskEither<CallFailure, Value>) =>
  (question: Question): Promise<Value> =>
    toPromise(call(question));
