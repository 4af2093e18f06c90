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
const FRESH_MS = 10 * 60_000;

const orElse = <A>(http: HttpPort, endpoint: Endpoint<void, A>, none: A): TE.TaskEither<ApiError, A> =>
  pipe(
    callEndpoint(http)(endpoint)(),
    TE.orElse(() => TE.right<ApiError, A>(none)),
  );

const askAll = (http: HttpPort): TE.TaskEither<ApiError, Listed> =>
  pipe(
    TE.Do,
    TE.apS('currencies', callEndpoint(http)(listingCurrenciesEndpoint)()),
    TE.apS('buyLinks', orElse(http, availableBuyLinksEndpoint, [])),
    TE.apS('pairPages', orElse(http, pairPagesEndpoint, {})),
    TE.apS('texts', orElse(http, siteIndexEndpoint, NO_TEXTS)),
  );

/**
 * What the content service lists, asked for every ten minutes at most, once however many ask. A failure gives what was known
 * before; null where nothing ever was.
 */
export const createAskListed = (http: HttpPort, now: () => number = Date.now) => {
  let known: Listed | null = null;
  let knownAtMs = Number.NEGATIVE_INFINITY;
  let asking: Promise<Listed | null> | null = null;

  const ask = async (): Promise<Listed | null> => {
    const answer = await askAll(http)();
    asking = null;
    if (E.isLeft(answer)) return known;
    known = answer.right;
    knownAtMs = now();
    return known;
  };

  return (): Promise<Listed | null> => {
    if (known !== null && now() - knownAtMs < FRESH_MS) return Promise.resolve(known);
    asking ??= ask();
    return asking;
  };
};
