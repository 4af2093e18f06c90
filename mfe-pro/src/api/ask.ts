import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { callEndpoint } from '@coinlane/shared-contracts/api';
import type { Endpoint, HttpPort } from '@coinlane/shared-contracts/api';
import { toCallFailure } from '@coinlane/shared-contracts/errors';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

/** Calls an endpoint and converts its error to a `CallFailure`. */
export const ask =
  (http: HttpPort) =>
  <Input, Reply>(endpoint: Endpoint<Input, Reply>) =>
  (input: Input): TE.TaskEither<CallFailure, Reply> =>
    pipe(callEndpoint(http)(endpoint)(input), TE.mapLeft(toCallFailure));
