import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';

import { contentOf } from '../../domain/listing-content';
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

type Wanted = { readonly $page: Store<ListingPage>; readonly pageChanged: Event<unknown> };

/** Fetches what the wanted page lacks, once, and drops what another page has overtaken. */
export const createAnswerModel = ({ $page, pageChanged }: Wanted) => {
  const listWanted = createEvent();
  const retryAsked = createEvent();

  /** A port: no handler here. The scope that mounts the remote binds one. */
  const fetchListingFx = createEffect<ListingQuestion, ListingData, ApiError>();

  const answered = sample({
    clock: fetchListingFx.done,
    source: $page,
    filter: (page, { params }) => isSameScreen(params.page, page),
    fn: (page, { result }): ListingAnswer => ({ page, content: contentOf(page, result) }),
  });
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
  /** Never sent with the page: a thousand rows for a visitor who may not search. */
  const $known = createStore<ListingData | null>(null, { serialize: 'ignore' }).on(
    fetchListingFx.doneData,
    (_, data) => data,
  );
  const $inFlight = createStore<ListingPage | null>(null, { serialize: 'ignore' })
    .on(fetchListingFx, (_, { page }) => page)
    .on(fetchListingFx.finally, (page, { params }) => (page === params.page ? null : page));

  const askFx = attach({
    effect: fetchListingFx,
    source: { page: $page, known: $known },
    mapParams: (_: unknown, question): ListingQuestion => question,
  });
  sample({
    clock: pageChanged,
    source: { page: $page, answer: $answer, inFlight: $inFlight },
    filter: ({ page, answer, inFlight }) =>
      !isAnswered(page, answer) && !(inFlight !== null && isSameScreen(inFlight, page)),
    target: askFx,
  });
  sample({
    clock: listWanted,
    source: { known: $known, inFlight: $inFlight },
    filter: ({ known, inFlight }) => known === null && inFlight === null,
    target: askFx,
  });
  sample({ clock: retryAsked, target: askFx });

  return { listWanted, retryAsked, fetchListingFx, answered, $answer, $error };
};
