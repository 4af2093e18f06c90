import * as E from 'fp-ts/lib/Either.js';
import type * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import { fetchPopularRates, fetchReviewSummary } from '../api/fetch-home-facts';
import type { CurrencySource } from '../../currency/app/cached-currencies';
import { pairsAmong, POPULAR_PAIRS } from '../domain/popular-pairs';
import type { HomeFacts } from '../screens/home';

const CACHED_MS = 60_000;
/** A page without these facts is better than a slow page. */
const TIMEOUT_MS = 600;

/** Source of the list of currencies, for a port. */
type ListOf = (http: HttpPort) => CurrencySource;

const soon =
  (http: HttpPort): HttpPort =>
  (request) =>
    http({ ...request, timeoutMs: TIMEOUT_MS });

type Fetch<Value> = (http: HttpPort) => TE.TaskEither<ApiError, Value>;

const cached = <Value>(fetch: Fetch<Value>, now: () => number) => {
  let entry: { readonly value: Value; readonly until: number } | null = null;
  return async (http: HttpPort): Promise<Value | null> => {
    if (entry !== null && now() < entry.until) return entry.value;
    const reply = await fetch(soon(http))();
    if (E.isLeft(reply)) return null;
    entry = { value: reply.right, until: now() + CACHED_MS };
    return reply.right;
  };
};

/** Creates a cache of the facts below the form. A failed call is not cached, and its fact stays unknown. */
export const createHomeFactsCache = (now = (): number => Date.now()) => {
  const rates = cached(fetchPopularRates, now);
  const reviews = cached(fetchReviewSummary, now);
  return async (http: HttpPort, listOf: ListOf): Promise<HomeFacts> => {
    const [listed, foundRates, foundReviews] = await Promise.all([
      listOf(soon(http))()(),
      rates(http),
      reviews(http),
    ]);
    const pairs = E.isRight(listed) ? pairsAmong(listed.right) : POPULAR_PAIRS;
    return { pairs, rates: foundRates, reviews: foundReviews };
  };
};

/** Cache of the server. The facts are the same for all visitors. */
export const cachedHomeFacts = createHomeFactsCache();
