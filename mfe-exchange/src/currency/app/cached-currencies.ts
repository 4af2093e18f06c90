import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import { fetchCurrencies } from '../api/currency';
import type { Currency } from '../domain/currency';

/** Loads the list of currencies. */
export type CurrencySource = () => TE.TaskEither<ApiError, readonly Currency[]>;

const CACHED_MS = 30_000;

type Cached = { readonly currencies: readonly Currency[]; readonly until: number };

/** Creates a cache of the list of currencies. A failed call is not cached. */
export const createCurrencyCache = (now = (): number => Date.now()): ((http: HttpPort) => CurrencySource) => {
  let cached: Cached | null = null;
  return (http) => () => {
    if (cached !== null && now() < cached.until) return TE.right(cached.currencies);
    return pipe(
      fetchCurrencies(http)(),
      TE.map((currencies) => {
        cached = { currencies, until: now() + CACHED_MS };
        return currencies;
      }),
    );
  };
};

/**
 * Currency cache of the server. The list is the same for all visitors and has 1,500 rows, so it is not decoded
 * again for each page.
 */
export const cachedCurrencies = createCurrencyCache();
