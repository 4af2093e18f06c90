import { networkName } from '@coinlane/chains/networks';
import { callEndpoint, currenciesEndpoint } from '@coinlane/shared-contracts/api';
import type { CurrencyRow, HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { displayName } from '../../domain/currency';
import type { Currency } from '../../domain/currency';

/** Ticker that includes the network. */
export const tickerOf = (row: CurrencyRow): string => (row.legacyTicker ?? row.ticker).toLowerCase();

export const networkOf = (row: CurrencyRow): string => (row.network ?? row.ticker).toLowerCase();

const toCurrency = (row: CurrencyRow, network = networkOf(row)): Currency => ({
  ticker: tickerOf(row),
  displayTicker: row.ticker.toLowerCase(),
  network,
  networkName: networkName(network),
  name: displayName(row.name),
  iconUrl: row.image ?? '',
  isFiat: row.isFiat,
  isStable: row.isStable,
  isFeatured: row.featured,
  isNew: row.isNew,
  isAnonymous: row.isAnonymous,
  supportsFixedRate: row.supportsFixedRate,
  canBeSent: row.sell,
  canBeReceived: row.buy,
  hasExtraId: row.hasExternalId,
  tokenContract: row.tokenContract,
  manualDefaultValue: row.manualDefaultValue,
  defaultValue: row.defaultValue,
  change24h: row.change24h,
});

/** Keeps the first row of each ticker, because lists use the ticker as their key. */
const withoutDoubles = (currencies: readonly Currency[]): readonly Currency[] => {
  const seen = new Set<string>();
  return currencies.filter(({ ticker }) => !seen.has(ticker) && seen.add(ticker));
};

/** Fetches all currencies available for exchange, each ticker once. Fails with the call's ApiError. */
export const fetchCurrencies = (http: HttpPort) => (): TE.TaskEither<ApiError, readonly Currency[]> =>
  pipe(
    callEndpoint(http)(currenciesEndpoint)(),
    TE.map((rows) => withoutDoubles(rows.map((row) => toCurrency(row)))),
  );
