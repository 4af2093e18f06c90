import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { callById } from '@coinlane/shared-contracts/api';
import type { Endpoint, HttpPort } from '@coinlane/shared-contracts/api';
import { toCallFailure } from '@coinlane/shared-contracts/errors';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

/** Calls an endpoint whose input is an ID. A reply with another ID is a failure. */
export const askById =
  (http: HttpPort) =>
  <Reply extends { readonly id: string }>(endpoint: Endpoint<string, Reply>) =>
  (id: string): TE.TaskEither<CallFailure, Reply> =>
    pipe(callById(http)(endpoint)(id), TE.mapLeft(toCallFailure));
