import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { callEndpoint } from '@coinlane/shared-contracts/api';
import type { Endpoint, HttpPort } from '@coinlane/shared-contracts/api';

import type { Problem } from '../../domain/problem';
import { toProblem } from './to-problem';

/** Calls an endpoint and converts its error to a `Problem`. */
export const ask =
  (http: HttpPort) =>
  <Input, Reply>(endpoint: Endpoint<Input, Reply>) =>
  (input: Input): TE.TaskEither<Problem, Reply> =>
    pipe(callEndpoint(http)(endpoint)(input), TE.mapLeft(toProblem));
