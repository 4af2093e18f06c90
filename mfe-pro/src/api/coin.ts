import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { currenciesEndpoint } from '@coinlane/shared-contracts/api';
import type { CurrencyRow, HttpPort } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { Coin } from '../domain/coin';
import { ask } from './ask';

const SUFFIX = /\s*\([^)]*\)\s*$/;

const toCoin = (row: CurrencyRow): Coin => ({
  ticker: (row.legacyTicker ?? row.ticker).toLowerCase(),
  displayTicker: row.ticker.toLowerCase(),
  network: (row.network ?? row.ticker).toLowerCase(),
  tokenContract: row.tokenContract,
  name: row.name.replace(SUFFIX, ''),
  hasExtraId: row.hasExternalId,
  iconUrl: row.image,
});

/** GET /exchange/currencies with addresses. Removes a `(...)` suffix from the name (spec §3 "Currency"). */
export const fetchCoins = (http: HttpPort) => (): TE.TaskEither<CallFailure, readonly Coin[]> =>
  pipe(
    ask(http)(currenciesEndpoint)(),
    TE.map((rows) => {
      const seen = new Set<string>();
      return rows
        .filter(({ isFiat }) => !isFiat)
        .map(toCoin)
        .filter(({ ticker }) => !seen.has(ticker) && seen.add(ticker));
    }),
  );
