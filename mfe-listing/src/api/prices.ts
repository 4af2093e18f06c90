import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { callEndpoint, coinMarketsEndpoint, pricesEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { PricesQuestion } from '../domain/listing-content';
import { levelsOf } from '../domain/market';
import type { CoinQuote, CoinQuotes } from '../domain/market';

type Call = TE.TaskEither<ApiError, CoinQuotes>;

/** Fetches only prices (spec §7 "Price request"). */
const fetchPlain = (http: HttpPort, question: PricesQuestion): Call =>
  pipe(
    callEndpoint(http)(pricesEndpoint)(question),
    TE.map((prices) => ({
      byTicker: Object.fromEntries(
        [...prices].map(([ticker, price]): [string, CoinQuote] => [ticker, { price }]),
      ),
      updatedAt: null,
    })),
  );

const fetchMarkets = (http: HttpPort, question: PricesQuestion): Call =>
  pipe(
    callEndpoint(http)(coinMarketsEndpoint)(question),
    TE.map(({ markets, updatedAt }) => ({
      byTicker: Object.fromEntries(
        Object.entries(markets).map(([ticker, { price, change24h, points }]): [string, CoinQuote] => [
          ticker,
          { price, market: { change24h, levels: levelsOf(points) } },
        ]),
      ),
      updatedAt,
    })),
  );

/** Fetches the quote of each coin in a fiat currency, by ticker. Omits coins without a price. */
export const fetchPrices =
  (http: HttpPort) =>
  (question: PricesQuestion): Call =>
    question.hasMarket ? fetchMarkets(http, question) : fetchPlain(http, question);
