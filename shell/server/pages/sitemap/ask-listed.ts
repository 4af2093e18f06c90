import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import {
  availableBuyLinksEndpoint,
  callEndpoint,
  listingCurrenciesEndpoint,
  pairPagesEndpoint,
} from '@coinlane/shared-contracts/api';
import { siteIndexEndpoint } from '@coinlane/shared-contracts/content';
import type { Endpoint, HttpPort } from '@coinlane/shared-contracts/api';
import type { SiteIndexReply } from '@coinlane/shared-contracts/content';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { Listed } from './sitemap-pages.rule.ts';

const NO_TEXTS: SiteIndexReply = { pages: [], posts: [], categories: [], authors: [] };
const NOTHING = { buyLinks: [], pairPages: {}, texts: NO_TEXTS };
const FRESH_MS = 10 * 60_000;
/** Delay before a missing part is requested again. */
const AGAIN_MS = 60_000;

type Answer = { readonly listed: Listed; readonly isWhole: boolean };

const orNull = <A>(http: HttpPort, endpoint: Endpoint<void, A>): TE.TaskEither<ApiError, A | null> =>
  pipe(
    callEndpoint(http)(endpoint)(),
    TE.orElse((): TE.TaskEither<ApiError, A | null> => TE.right(null)),
  );

/** Fetches the lists. A part that fails keeps its previous value (spec §8 "Listing"). */
const fetchAll = (http: HttpPort, before: Omit<Listed, 'currencies'>): TE.TaskEither<ApiError, Answer> =>
  pipe(
    TE.Do,
    TE.apS('currencies', callEndpoint(http)(listingCurrenciesEndpoint)()),
    TE.apS('buyLinks', orNull(http, availableBuyLinksEndpoint)),
    TE.apS('pairPages', orNull(http, pairPagesEndpoint)),
    TE.apS('texts', orNull(http, siteIndexEndpoint)),
    TE.map(({ currencies, buyLinks, pairPages, texts }) => ({
      listed: {
        currencies,
        buyLinks: buyLinks ?? before.buyLinks,
        pairPages: pairPages ?? before.pairPages,
        texts: texts ?? before.texts,
      },
      isWhole: buyLinks !== null && pairPages !== null && texts !== null,
    })),
  );

/**
 * Lists of the content service. Fetched at most every ten minutes, or after one minute if a part is missing.
 * Concurrent callers share a request. After a failure, returns the previous value, or null without one.
 */
export const createAskListed = (http: HttpPort, now: () => number = Date.now) => {
  let known: Listed | null = null;
  let freshUntilMs = Number.NEGATIVE_INFINITY;
  let asking: Promise<Listed | null> | null = null;

  const ask = async (): Promise<Listed | null> => {
    const answer = await fetchAll(http, known ?? NOTHING)();
    asking = null;
    if (E.isLeft(answer)) return known;
    known = answer.right.listed;
    freshUntilMs = now() + (answer.right.isWhole ? FRESH_MS : AGAIN_MS);
    return known;
  };

  return (): Promise<Listed | null> => {
    if (known !== null && now() < freshUntilMs) return Promise.resolve(known);
    asking ??= ask();
    return asking;
  };
};
