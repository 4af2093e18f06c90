import { flow, pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { callEndpoint, pricesEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { PricesQuestion } from '../domain/listing-content';

/**
 * Fetches the price of each coin in a fiat currency, by ticker. Omits coins without a price (spec §7 "Price request").
 */
export const fetchPrices =
  (http: HttpPort) =>
  (question: PricesQuestion): TE.TaskEither<ApiError, Readonly<Record<string, string>>> =>
    pipe(
      question,
      callEndpoint(http)(pricesEndpoint),
      TE.map(flow((prices) => [...prices], Object.fromEntries<string>)),
    );
