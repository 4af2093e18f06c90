import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort } from '@coinlane/shared-contracts/api';

import { fetchCurrencies } from '../api/currency';
import type { Currency } from '../domain/currency';
import type { CurrencySource } from './calls';

const KEPT_MS = 30_000;

type Kept = { readonly currencies: readonly Currency[]; readonly until: number };

let kept: Kept | null = null;

/**
 * The list of currencies on the server: the same for everyone and 1,500 rows long, so it is decoded twice a
 * minute and not once a page. A failed call is not kept.
 */
export const cachedCurrencies =
  (http: HttpPort, now: () => number = Date.now): CurrencySource =>
  () => {
    if (kept !== null && now() < kept.until) return TE.right(kept.currencies);
    return pipe(
      fetchCurrencies(http)(),
      TE.map((currencies) => {
        kept = { currencies, until: now() + KEPT_MS };
        return currencies;
      }),
    );
  };
