import type * as TE from 'fp-ts/lib/TaskEither.js';

import { callById, swapEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { Swap } from '../../domain/swap-status';

/** Fetches a token swap by id (spec §7 "Swap API"). Fails with `ApiError`. */
export const fetchSwap =
  (http: HttpPort) =>
  (id: string): TE.TaskEither<ApiError, Swap> =>
    callById(http)(swapEndpoint)(id);
