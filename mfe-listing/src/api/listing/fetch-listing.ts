import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import {
  availableBuyLinksEndpoint,
  callEndpoint,
  coinPairsEndpoint,
  listingCurrenciesEndpoint,
  ranksEndpoint,
  topCurrenciesLinksEndpoint,
} from '@coinlane/shared-contracts/api';
import type { CoinPairsReply, Endpoint, HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import { needsBuyLinks, needsRanking, pairsNeededBy } from '../../domain/listing-content';
import type { CoinPairs, ListingData } from '../../domain/listing-content';
import type { ListingPage } from '../../domain/listing-page';
import { toListedCurrencies } from './to-listed-currency';

export type ListingQuestion = {
  readonly page: ListingPage;
  /** Data fetched before, which is not fetched again (spec §7 "Skipped if already loaded"). */
  readonly known: ListingData | null;
};

type Call<A> = TE.TaskEither<ApiError, A>;

const fetchCurrencies = (http: HttpPort): Call<ListingData['currencies']> =>
  pipe(callEndpoint(http)(listingCurrenciesEndpoint)(), TE.map(toListedCurrencies));

/** Ignores a failure (spec §8 "Listing": "Failed link fetches are ignored; the data stays empty or unchanged"). */
const orNothing = <A>(http: HttpPort, endpoint: Endpoint<void, A>): Call<A | null> =>
  pipe(
    callEndpoint(http)(endpoint)(),
    TE.orElse((): Call<A | null> => TE.right(null)),
  );

const isUnknownCoin = (error: ApiError): boolean => error._tag === 'HttpError' && error.status === 404;

const pairsOf = new WeakMap<CoinPairsReply['pairsCurrencies'], CoinPairs>();

/** Cached by the reply object: the same rows give the same pairs. */
const toCoinPairs = (
  link: string,
  { pairsCurrencies, validPairsLinks, coinsWithExceptions }: CoinPairsReply,
): CoinPairs => {
  const known = pairsOf.get(pairsCurrencies);
  if (known?.of === link) return known;
  const made = {
    of: link,
    currencies: toListedCurrencies(pairsCurrencies),
    validLinks: validPairsLinks,
    exceptions: coinsWithExceptions,
  };
  pairsOf.set(pairsCurrencies, made);
  return made;
};

/** An unknown coin has no pairs. Any other failure is returned. */
const fetchPairs = (http: HttpPort, link: string): Call<CoinPairs | null> =>
  pipe(
    callEndpoint(http)(coinPairsEndpoint)(link),
    TE.map((reply) => toCoinPairs(link, reply)),
    TE.orElseW((error) => (isUnknownCoin(error) ? TE.right(null) : TE.left(error))),
  );

/** Skips a call whose data is known or not needed. */
const whereMissing = <A>(isNeeded: boolean, known: A | null, ask: () => Call<A | null>): Call<A | null> =>
  isNeeded && known === null ? ask() : TE.right(known);

const pairsFor = (http: HttpPort, { page, known }: ListingQuestion): Call<CoinPairs | null> => {
  const link = pairsNeededBy(page);
  if (link === null) return TE.right(null);
  const kept = known?.pairs ?? null;
  return kept?.of === link ? TE.right(kept) : fetchPairs(http, link);
};

/**
 * Fetches the data that a page needs, in parallel. `side`: calls that a page can do without. Fails with the ApiError of
 * the list or of the pairs.
 */
export const fetchListing =
  (http: HttpPort, side: HttpPort) =>
  (question: ListingQuestion): Call<ListingData> => {
    const { page, known } = question;
    const isRanked = needsRanking(page);
    const links = (endpoint: typeof availableBuyLinksEndpoint) => () => orNothing(side, endpoint);
    return pipe(
      TE.Do,
      TE.apS('currencies', known === null ? fetchCurrencies(http) : TE.right(known.currencies)),
      TE.apS(
        'buyLinks',
        whereMissing(needsBuyLinks(page), known?.buyLinks ?? null, links(availableBuyLinksEndpoint)),
      ),
      TE.apS('topLinks', whereMissing(isRanked, known?.topLinks ?? null, links(topCurrenciesLinksEndpoint))),
      TE.apS(
        'ranks',
        whereMissing(isRanked, known?.ranks ?? null, () => orNothing(side, ranksEndpoint)),
      ),
      TE.apS('pairs', pairsFor(http, question)),
    );
  };
