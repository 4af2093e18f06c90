import { createEffect, createEvent, createStore, sample } from 'effector';

import { foundOf } from '../../domain/listing-content';
import type { ListingData } from '../../domain/listing-content';
import type { ListingPage } from '../../domain/listing-page';
import { isAnswerable } from './create-answer-model';
import type { RequestedPage } from './create-requested-page';

/** What is typed and not shown yet: the page it leads to and how many rows that has; null while that is not known. */
export type Search = { readonly page: ListingPage; readonly found: number | null };

/** Searching resets to page 1 (spec §2 "Pagination"). */
const searched = (page: ListingPage, query: string): ListingPage => ({
  ...page,
  table: { ...page.table, query, page: 1 },
});

type Facts = { readonly page: ListingPage; readonly known: ListingData | null };

const toSearch = (facts: Facts, query: string): Search => {
  const page = searched(facts.page, query);
  return { page, found: isAnswerable(page, facts.known) ? foundOf(page, facts.known) : null };
};

/**
 * The search in two steps, because a key may take little: with the key itself only the rows are counted (`$search`); when
 * that is painted, the page is shown that has them (`pageSearched`).
 */
export const createSearchModel = ({ $page, $known, pageRequested }: RequestedPage) => {
  const queryTyped = createEvent<string>();

  /** A port: no handler here. The scope that mounts the remote binds one that waits for the next paint. */
  const waitForPaintFx = createEffect<unknown, unknown>();

  const $search = createStore<Search | null>(null, { serialize: 'ignore' });
  sample({ clock: queryTyped, source: { page: $page, known: $known }, fn: toSearch, target: $search });
  sample({ clock: queryTyped, target: waitForPaintFx });
  const keystrokePainted = waitForPaintFx.finally;
  const pageSearched = sample({ clock: keystrokePainted, source: $search }).filterMap(
    (search) => search?.page,
  );
  // whoever goes to a page leaves what was being typed on another
  $search.reset(pageRequested, pageSearched);

  return { queryTyped, keystrokePainted, pageSearched, waitForPaintFx, $search };
};

export type SearchModel = ReturnType<typeof createSearchModel>;
