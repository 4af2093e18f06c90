import { callEndpoint, pricesEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { FIAT_TICKER } from '../domain/fiat-value';
import type { Prices } from '../domain/fiat-value';
import type { Currency } from '../domain/currency';

type Priced = Pick<Currency, 'displayTicker'>;
type PricedPair = { readonly from: Priced; readonly to: Priced };

/** Fetches the prices of a pair's two currencies. Fails with the call's ApiError. */
export const fetchPrices =
  (http: HttpPort) =>
  ({ from, to }: PricedPair): TE.TaskEither<ApiError, Prices> =>
    pipe(
      callEndpoint(http)(pricesEndpoint)({
        tickers: [from.displayTicker, to.displayTicker],
        fiatTicker: FIAT_TICKER,
      }),
      TE.map((prices) => Object.fromEntries(prices)),
    );
