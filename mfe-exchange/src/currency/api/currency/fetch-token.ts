import { callEndpoint, currenciesEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { Currency } from '../../domain/currency';
import { networkOf, tickerOf } from './fetch-currencies';

/** A token's contract and the decimals of its amounts. Null: unknown. */
type Token = { readonly contract: string | null; readonly decimals: number | null };

/** Fetches the token of a currency from the list of currencies. Null: not listed. Fails with the call's ApiError. */
export const fetchToken =
  (http: HttpPort) =>
  ({ ticker, network }: Pick<Currency, 'ticker' | 'network'>): TE.TaskEither<ApiError, Token | null> =>
    pipe(
      callEndpoint(http)(currenciesEndpoint)(),
      TE.map((rows) => {
        const row = rows.find((it) => tickerOf(it) === ticker && networkOf(it) === network);
        return row === undefined ? null : { contract: row.tokenContract, decimals: row.decimals };
      }),
    );
