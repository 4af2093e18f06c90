import { callEndpoint, marketDataEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { MarketData, MarketSpan } from '../domain/market';
import type { Pair } from '../domain/pair';

/** Fetches the market rate of a pair over a time span, without fees. Fails with the call's ApiError. */
export const fetchMarketData =
  (http: HttpPort) =>
  ({ from, to }: Pair, segment: MarketSpan = '24h'): TE.TaskEither<ApiError, MarketData> =>
    pipe(
      callEndpoint(http)(marketDataEndpoint)({ from: from.ticker, to: to.ticker, segment }),
      TE.map(({ rate, change24h, high24h, low24h, updatedAt, points }) => ({
        rate,
        change24h,
        high24h,
        low24h,
        updatedAt,
        points,
      })),
    );
