import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import {
  availableBuyLinksEndpoint,
  callEndpoint,
  coinPairsEndpoint,
  listingCurrenciesEndpoint,
} from '@coinlane/shared-contracts/api';
import type { HttpPort, ListingCurrency } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { ListedCurrency } from '../../domain/currency';
import { needsBuyLinks, pairsNeededBy } from '../../domain/listing-content';
import type { CoinPairs, ListingData } from '../../domain/listing-content';
import type { ListingPage } from '../../domain/listing-page';

export type ListingQuestion = {
  readonly page: ListingPage;
  /** The whole list, where it has been fetched before; it is not asked for again. */
  readonly known: readonly ListedCurrency[] | null;
};

const ICON_FILE = /^\/(?!\/)(?:[\w.-]+\/)*icons\/([\w.-]+)$/;

/** Icons are served by the content service, through the gateway of this site, wherever the service says it stands. */
const iconPathOf = (url: string | null | undefined): string | null => {
  const file = ICON_FILE.exec(url ?? '')?.[1];
  return file === undefined ? null : `/gateway/content/icons/${file}`;
};

const toListedCurrency = (row: ListingCurrency): ListedCurrency => ({
  id: row.id,
  name: row.name,
  ticker: row.ticker,
  displayTicker: row.currentTicker ?? row.ticker,
  network: row.network ?? '',
  link: row.link,
  iconPath: iconPathOf(row.icon?.url),
  isPage: row.isPage,
  isFiat: row.isFiat,
  isUnpopular: row.isUnpopular,
  isFixedRateEnabled: row.isFixedRateEnabled,
  redirectTo: row.redirectTo,
});

const fetchCurrencies = (http: HttpPort): TE.TaskEither<ApiError, readonly ListedCurrency[]> =>
  pipe(
    callEndpoint(http)(listingCurrenciesEndpoint)(),
    TE.map((rows) => rows.map(toListedCurrency)),
  );

/** Spec §8 "Listing": "Failed link fetches are ignored; the data stays empty". */
const fetchBuyLinks = (http: HttpPort): TE.TaskEither<ApiError, readonly string[]> =>
  pipe(
    callEndpoint(http)(availableBuyLinksEndpoint)(),
    TE.orElse(() => TE.right<ApiError, readonly string[]>([])),
  );

const isUnknownCoin = (error: ApiError): boolean => error._tag === 'HttpError' && error.status === 404;

/** A coin the service does not know has no pairs; any other failure stays one. */
const fetchPairs = (http: HttpPort, link: string): TE.TaskEither<ApiError, CoinPairs | null> =>
  pipe(
    callEndpoint(http)(coinPairsEndpoint)(link),
    TE.map(({ pairsCurrencies, validPairsLinks }): CoinPairs => ({
      currencies: pairsCurrencies.map(toListedCurrency),
      validLinks: validPairsLinks,
    })),
    TE.orElseW((error) => (isUnknownCoin(error) ? TE.right(null) : TE.left(error))),
  );

/** What a page of the listing needs, asked for side by side. Fails with the ApiError of the first call that does. */
export const fetchListing =
  (http: HttpPort) =>
  ({ page, known }: ListingQuestion): TE.TaskEither<ApiError, ListingData> => {
    const pairsOf = pairsNeededBy(page);
    return pipe(
      TE.Do,
      TE.apS('currencies', known === null ? fetchCurrencies(http) : TE.right(known)),
      TE.apS('buyLinks', needsBuyLinks(page) ? fetchBuyLinks(http) : TE.right([])),
      TE.apS('pairs', pairsOf === null ? TE.right(null) : fetchPairs(http, pairsOf)),
    );
  };
