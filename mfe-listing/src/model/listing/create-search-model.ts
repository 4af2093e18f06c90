import { createEffect, createEvent, createStore, sample } from 'effector';

import { foundOf } from '../../domain/listing-content';
import type { ListingData } from '../../domain/listing-content';
import type { ListingPage } from '../../domain/listing-page';
import { isAnswerable } from './create-answer-model';
import type { RequestedPage } from './create-requested-page';

/** Typed search that is not shown yet: its page, and its number of rows. Null: unknown. */
export type Search = { readonly page: ListingPage; readonly found: number | null };

/** A search resets to page 1 (spec §2 "Pagination"). */
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
 * Searches in two steps, because a key press must be fast. First it only counts the rows (`$search`). After the
 * letter is painted, it shows the page with the rows (`pageSearched`).
 */
export const createSearchModel = ({ $page, $known, pageRequested }: RequestedPage) => {
  const queryTyped = createEvent<string>();

  /** Port: resolves after the next paint. */
  const waitForPaintFx = createEffect<unknown, unknown>();

  const $search = createStore<Search | null>(null, { serialize: 'ignore' });
  sample({ clock: queryTyped, source: { page: $page, known: $known }, fn: toSearch, target: $search });
  sample({ clock: queryTyped, target: waitForPaintFx });
  const keystrokePainted = waitForPaintFx.finally;
  const pageSearched = sample({ clock: keystrokePainted, source: $search }).filterMap(
    (search) => search?.page,
  );
  // opening another page discards the typed text
  $search.reset(pageRequested, pageSearched);

  return { queryTyped, keystrokePainted, pageSearched, waitForPaintFx, $search };
};

export type SearchModel = ReturnType<typeof createSearchModel>;
