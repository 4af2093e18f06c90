import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { callEndpoint } from '@coinlane/shared-contracts/api';
import {
  contentPageEndpoint,
  postEndpoint,
  postsEndpoint,
  reviewsEndpoint,
} from '@coinlane/shared-contracts/content';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { Language } from '@coinlane/shared-contracts/values';

import type { Content, Reviews } from '../domain/content';
import { REVIEWS_PATH } from '../domain/content-route';
import type { ContentRoute, PostFilter } from '../domain/content-route';

type Call<A> = TE.TaskEither<ApiError, A>;

const NOT_FOUND: Content = { _tag: 'NotFound' };

const filterOf = (filter: PostFilter) => {
  switch (filter._tag) {
    case 'All':
      return {};
    case 'Search':
      return { query: filter.query };
    case 'Category':
      return { category: filter.name };
    case 'Author':
      return { author: filter.name };
  }
};

/** Fetches reviews. A failure affects only the reviews. */
const fetchReviews = (http: HttpPort, path: string): Call<Reviews | null> =>
  path === REVIEWS_PATH
    ? pipe(
        callEndpoint(http)(reviewsEndpoint)(),
        TE.orElse(() => TE.right<ApiError, Reviews | null>(null)),
      )
    : TE.right(null);

const fetchPage = (http: HttpPort, path: string, locale: Language): Call<Content> =>
  pipe(
    TE.Do,
    TE.apS('page', callEndpoint(http)(contentPageEndpoint)({ path, locale })),
    TE.apS('reviews', fetchReviews(http, path)),
    TE.map(({ page, reviews }): Content => ({ _tag: 'Page', page, reviews })),
  );

const fetchKnown = (http: HttpPort, locale: Language, route: ContentRoute): Call<Content> => {
  switch (route._tag) {
    case 'Page':
      return fetchPage(http, route.path, locale);
    case 'Blog':
      return pipe(
        callEndpoint(http)(postsEndpoint)({ locale, page: route.page, ...filterOf(route.filter) }),
        TE.map((list): Content => ({ _tag: 'Posts', list })),
      );
    case 'Post':
      return pipe(
        callEndpoint(http)(postEndpoint)({ slug: route.slug, locale }),
        TE.map((post): Content => ({ _tag: 'Post', post })),
      );
    case 'Contact':
    case 'NotFound':
      return TE.right({ _tag: route._tag });
  }
};

const isMissing = (failed: ApiError): boolean => failed._tag === 'HttpError' && failed.status === 404;

/** Fetches the text of an address in a language. A missing text is `NotFound`. */
export const fetchContent =
  (http: HttpPort, language: Language) =>
  (route: ContentRoute): Call<Content> =>
    pipe(
      fetchKnown(http, language, route),
      TE.orElse((failed) => (isMissing(failed) ? TE.right(NOT_FOUND) : TE.left(failed))),
    );
