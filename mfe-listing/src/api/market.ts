import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { callEndpoint, exchangeRangeEndpoint, marketDataEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, OnChain } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import type {
  AmountRange,
  ChartQuestion,
  Market,
  MarketFacts,
  MarketQuestion,
  MarketSide,
} from '../domain/market';

const onChain = ({ displayTicker, network }: MarketSide): OnChain => ({ ticker: displayTicker, network });

const orNull = <A>(call: TE.TaskEither<ApiError, A>): TE.TaskEither<never, A | null> =>
  pipe(
    call,
    TE.orElse((): TE.TaskEither<never, A | null> => TE.right(null)),
  );

const marketOf = (http: HttpPort, { from, to }: MarketQuestion): TE.TaskEither<ApiError, Market> =>
  pipe(
    callEndpoint(http)(marketDataEndpoint)({ from: from.ticker, to: to.ticker, segment: '24h' }),
    TE.map(({ rate, change24h, high24h, low24h, points }) => ({
      rate,
      change24h,
      high24h,
      low24h,
      rates: points.map(([, value]) => value),
    })),
  );

const rangeOf = (
  http: HttpPort,
  { from, rangeTo }: MarketQuestion,
): TE.TaskEither<ApiError, AmountRange | null> =>
  rangeTo === null
    ? TE.right(null)
    : pipe(
        callEndpoint(http)(exchangeRangeEndpoint)({ from: onChain(from), to: onChain(rangeTo) }),
        TE.map(({ minAmount, maxAmount }) => ({ min: minAmount, max: maxAmount })),
      );

/** Rates of a pair over a time span, oldest first. Fails with the call's ApiError. */
export const fetchRates =
  (http: HttpPort) =>
  ({ pair: { from, to }, span }: ChartQuestion): TE.TaskEither<ApiError, readonly number[]> =>
    pipe(
      callEndpoint(http)(marketDataEndpoint)({ from: from.ticker, to: to.ticker, segment: span }),
      TE.map(({ points }) => points.map(([, value]) => value)),
    );

/**
 * Fetches market rate (if the site has market data) and limits of a pair. Each is null if its call fails, because
 * the page works without it.
 */
export const fetchMarket =
  ({ http, hasMarket }: { readonly http: HttpPort; readonly hasMarket: boolean }) =>
  (question: MarketQuestion): TE.TaskEither<never, MarketFacts> =>
    pipe(
      TE.Do,
      TE.apS('market', hasMarket ? orNull(marketOf(http, question)) : TE.right(null)),
      TE.apS('range', orNull(rangeOf(http, question))),
    );
