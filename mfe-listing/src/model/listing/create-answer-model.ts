import { attach, createEffect, createEvent, createStore, merge, sample } from 'effector';
import type { Event, Store, StoreWritable } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';

import { contentOf, isDataComplete, isCompleteExceptSort } from '../../domain/listing-content';
import type { ListingData } from '../../domain/listing-content';
import { isSameScreen, pathOf } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';
import type { ListingAnswer } from './listing-view';

export type ListingQuestion = {
  readonly page: ListingPage;
  readonly known: ListingData | null;
};

const isAnswered = (page: ListingPage, answer: ListingAnswer | null): boolean =>
  answer !== null && pathOf(answer.page) === pathOf(page);

type Options = {
  readonly $page: Store<ListingPage>;
  /** Not serialized, because it has a thousand rows that only a search needs. */
  readonly $known: StoreWritable<ListingData | null>;
  readonly pageChanged: Event<unknown>;
};

type FetchFacts = {
  readonly page: ListingPage;
  readonly answer: ListingAnswer | null;
  readonly inFlight: ListingPage | null;
  readonly known: ListingData | null;
};

const isUnanswered = ({ page, answer }: FetchFacts): boolean => !isAnswered(page, answer);

/** Does not fetch again while a request for the same screen is pending. */
const shouldFetch = ({ page, known, inFlight }: FetchFacts): boolean =>
  (known === null || !isDataComplete(page, known)) && !(inFlight !== null && isSameScreen(inFlight, page));

const answerFor = (page: ListingPage, data: ListingData): ListingAnswer => ({
  page,
  content: contentOf(page, data),
});

/** Whether a page can be shown with known data. Its sort order may still be loading. */
export const isAnswerable = (page: ListingPage, known: ListingData | null): known is ListingData =>
  known !== null && isCompleteExceptSort(page, known);

/**
 * Fetches the missing data of the requested page once. Ignores responses for an outdated page. Shows known data at
 * once, and sorts it by rank when the ranks are loaded.
 */
export const createAnswerModel = ({ $page, $known, pageChanged }: Options) => {
  const listRequested = createEvent();
  const retryRequested = createEvent();

  /** Port: `app` binds a handler in the scope of the mount. */
  const fetchListingFx = createEffect<ListingQuestion, ListingData, ApiError>();

  const fetched = sample({
    clock: fetchListingFx.done,
    source: $page,
    filter: (page, { params }) => isSameScreen(params.page, page),
    fn: (page, { result }) => answerFor(page, result),
  });
  const answeredFromCache = createEvent<ListingAnswer>();
  const answered = merge([fetched, answeredFromCache]);
  const failed = sample({
    clock: fetchListingFx.fail,
    source: $page,
    filter: (page, { params }) => isSameScreen(params.page, page),
    fn: (_, { error }) => error,
  });

  const $answer = createStore<ListingAnswer | null>(null).on(answered, (_, answer) => answer);
  const $error = createStore<ApiError | null>(null)
    .on(failed, (_, error) => error)
    .reset(answered, pageChanged);
  $known.on(fetchListingFx.doneData, (_, data) => data);
  const $inFlight = createStore<ListingPage | null>(null, { serialize: 'ignore' })
    .on(fetchListingFx, (_, { page }) => page)
    .on(fetchListingFx.finally, (page, { params }) => (page === params.page ? null : page));

  const requestFx = attach({
    effect: fetchListingFx,
    source: { page: $page, known: $known },
    mapParams: (_: unknown, question): ListingQuestion => question,
  });
  const fetchFacts = { page: $page, answer: $answer, inFlight: $inFlight, known: $known };
  const unanswered = sample({ clock: pageChanged, source: fetchFacts, filter: isUnanswered });
  const fromCache = unanswered.filterMap(({ page, known }) =>
    isAnswerable(page, known) ? answerFor(page, known) : undefined,
  );
  sample({ clock: fromCache, target: answeredFromCache });
  sample({ clock: unanswered, filter: shouldFetch, target: requestFx });
  sample({
    clock: listRequested,
    source: { known: $known, inFlight: $inFlight },
    filter: ({ known, inFlight }) => known === null && inFlight === null,
    target: requestFx,
  });
  sample({ clock: retryRequested, target: requestFx });

  return { listRequested, retryRequested, fetchListingFx, answered, $answer, $error };
};
