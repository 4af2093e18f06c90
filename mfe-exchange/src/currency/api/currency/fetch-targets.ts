import { callEndpoint, currenciesToEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { RateMode, Ticker } from '@coinlane/shared-contracts/values';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { ExchangeTargets } from '../../domain/currency';

/**
 * Fetches all currencies that a currency can be exchanged to in a rate mode (spec §7 "Public API v1"). Fails with the
 * call's ApiError.
 */
export const fetchTargets =
  (http: HttpPort) =>
  (question: {
    readonly from: Ticker;
    readonly rateMode: RateMode;
  }): TE.TaskEither<ApiError, ExchangeTargets> =>
    pipe(
      callEndpoint(http)(currenciesToEndpoint)({
        ticker: question.from,
        isFixedRate: question.rateMode === 'fixed',
      }),
      TE.map((rows) => ({
        ...question,
        tickers: new Set(
          rows.filter(({ isAvailable }) => isAvailable).map(({ ticker }) => ticker.toLowerCase()),
        ),
      })),
    );
