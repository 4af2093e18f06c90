import { flow } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { toPromise } from '@coinlane/shared-contracts/api';
import { toCallFailure } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';

/** Converts a call to the handler of a query or a mutation, which rejects with a CallFailure. */
export const toPort = <Params, Value>(call: (params: Params) => TE.TaskEither<ApiError, Value>) =>
  flow(call, TE.mapLeft(toCallFailure), toPromise);
