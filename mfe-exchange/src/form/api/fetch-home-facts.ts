import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { callEndpoint, pairRatesEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import { reviewsEndpoint } from '@coinlane/shared-contracts/content';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import { POPULAR_PAIRS } from '../domain/popular-pairs';
import type { PopularRates } from '../domain/popular-pairs';
import { toReviewSummary } from '../domain/review-summary';
import type { ReviewSummary } from '../domain/review-summary';

/** Fetches the rates of the popular pairs after all fees. Null if the reply has no time. */
export const fetchPopularRates = (http: HttpPort): TE.TaskEither<ApiError, PopularRates | null> =>
  pipe(
    POPULAR_PAIRS.map(({ from, to }) => ({ from: from.ticker, to: to.ticker })),
    callEndpoint(http)(pairRatesEndpoint),
    TE.map(({ updatedAt, rates }) => (updatedAt === null ? null : { updatedAt, rates })),
  );

/** Fetches the average rating and the newest published reviews. Null if there are too few. */
export const fetchReviewSummary = (http: HttpPort): TE.TaskEither<ApiError, ReviewSummary | null> =>
  pipe(callEndpoint(http)(reviewsEndpoint)(), TE.map(toReviewSummary));
