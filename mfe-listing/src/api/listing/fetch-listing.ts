import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import {
  availableBuyLinksEndpoint,
  callEndpoint,
  coinPairsEndpoint,
  coinQuotesEndpoint,
  listingCurrenciesEndpoint,
  ranksEndpoint,
  topCurrenciesLinksEndpoint,
} from '@coinlane/shared-contracts/api';
import type { CoinPairsReply, Endpoint, HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import { needsBuyLinks, needsQuotes, needsRanking, pairsNeededBy } from '../../domain/listing-content';
import type { CoinPairs, ListingData } from '../../domain/listing-content';
import type { ListingPage } from '../../domain/listing-page';
import type { Quotes } from '../../domain/sort';
import { DEFAULT_FIAT } from '../../domain/currency';
import { loadCoinFacts } from './load-coin-facts';
import type { CoinFacts } from './coin-facts';
import { toListedCurrencies } from './to-listed-currency';

export type ListingQuestion = {
  readonly page: ListingPage;
  /** Data from earlier calls, which is not fetched again (spec §7 "Skipped if already loaded"). */
  readonly known: ListingData | null;
};

type Call<A> = TE.TaskEither<ApiError, A>;

/** Converts a reply with the facts of coins. Both load at the same time. */
const withFacts = <A, B>(call: Call<A>, convert: (reply: A, facts: CoinFacts) => B): Call<B> =>
  pipe(
    TE.Do,
    TE.apS('reply', call),
    TE.apS('facts', TE.fromTask(loadCoinFacts)),
    TE.map(({ reply, facts }) => convert(reply, facts)),
  );

const fetchCurrencies = (http: HttpPort): Call<ListingData['currencies']> =>
  withFacts(callEndpoint(http)(listingCurrenciesEndpoint)(), toListedCurrencies);

/** Ignores a failure (spec §8 "Listing": "Failed link fetches are ignored; the data stays empty or unchanged"). */
const orNothing = <A>(http: HttpPort, endpoint: Endpoint<void, A>): Call<A | null> =>
  pipe(
    callEndpoint(http)(endpoint)(),
    TE.orElse((): Call<A | null> => TE.right(null)),
  );

const isUnknownCoin = (error: ApiError): boolean => error._tag === 'HttpError' && error.status === 404;

const pairsOf = new WeakMap<CoinPairsReply['pairsCurrencies'], CoinPairs>();

/** Cached by the reply object, because the same rows give the same pairs. */
const toCoinPairs = (
  link: string,
  { pairsCurrencies, validPairsLinks, coinsWithExceptions }: CoinPairsReply,
  facts: CoinFacts,
): CoinPairs => {
  const known = pairsOf.get(pairsCurrencies);
  if (known?.of === link) return known;
  const made = {
    of: link,
    currencies: toListedCurrencies(pairsCurrencies, facts),
    validLinks: validPairsLinks,
    exceptions: coinsWithExceptions,
  };
  pairsOf.set(pairsCurrencies, made);
  return made;
};

/** An unknown coin has no pairs. Any other failure is returned. */
const fetchPairs = (http: HttpPort, link: string): Call<CoinPairs | null> =>
  pipe(
    withFacts(callEndpoint(http)(coinPairsEndpoint)(link), (reply, facts) => toCoinPairs(link, reply, facts)),
    TE.orElseW((error) => (isUnknownCoin(error) ? TE.right(null) : TE.left(error))),
  );

/** Price and change of every coin in the default currency. The sort order is the same in all currencies. */
const fetchQuotes = (http: HttpPort): Call<Quotes | null> =>
  pipe(
    callEndpoint(http)(coinQuotesEndpoint)({ fiatTicker: DEFAULT_FIAT }),
    TE.map(({ markets }): Quotes | null => new Map(Object.entries(markets))),
    TE.orElse((): Call<Quotes | null> => TE.right(null)),
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

type Services = {
  readonly http: HttpPort;
  /** HTTP port for calls that a page can do without. */
  readonly side: HttpPort;
  /** Whether the site has market data. */
  readonly hasMarket: boolean;
  /** Whether it sells coins for fiat. */
  readonly hasFiat: boolean;
};

/** Data for the sort order. */
const fetchOrder = ({ side, hasMarket }: Services, { page, known }: ListingQuestion) => {
  const isRanked = needsRanking(page);
  return pipe(
    TE.Do,
    TE.apS(
      'topLinks',
      whereMissing(isRanked, known?.topLinks ?? null, () => orNothing(side, topCurrenciesLinksEndpoint)),
    ),
    TE.apS(
      'ranks',
      whereMissing(isRanked && hasMarket, known?.ranks ?? null, () => orNothing(side, ranksEndpoint)),
    ),
    TE.apS(
      'quotes',
      whereMissing(hasMarket && needsQuotes(page), known?.quotes ?? null, () => fetchQuotes(side)),
    ),
  );
};

/** Fetches the data that a page needs, in parallel. Fails with the ApiError of the list or of the pairs. */
export const fetchListing =
  (services: Services) =>
  (question: ListingQuestion): Call<ListingData> => {
    const { http, side, hasMarket, hasFiat } = services;
    const { page, known } = question;
    return pipe(
      TE.Do,
      TE.apS('currencies', known === null ? fetchCurrencies(http) : TE.right(known.currencies)),
      TE.apS(
        'buyLinks',
        whereMissing(needsBuyLinks(page), known?.buyLinks ?? null, () =>
          orNothing(side, availableBuyLinksEndpoint),
        ),
      ),
      TE.apS('order', fetchOrder(services, question)),
      TE.apS('pairs', pairsFor(http, question)),
      TE.map(({ order, ...data }) => ({ hasMarket, hasFiat, ...data, ...order })),
    );
  };
