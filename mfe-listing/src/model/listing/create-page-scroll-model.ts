import { createEffect, createStore, sample } from 'effector';
import type { Event } from 'effector';

import { isSameScreen } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';
import { scrollsToTop } from '../../domain/page';

type PageChange = { readonly page: ListingPage | null; readonly isNextPage: boolean };

/** Detects a change to another page of rows of the same table. */
const toPageChange = ({ page: before }: PageChange, page: ListingPage): PageChange => ({
  page,
  isNextPage: before !== null && isSameScreen(before, page) && before.table.page !== page.table.page,
});

type Shown = {
  readonly pageRequested: Event<ListingPage>;
  /** A search returns to the first page while the user types, which must not scroll. */
  readonly pageSearched: Event<ListingPage>;
};

/** Scrolls to the top of a new page of rows (spec §2 "Pagination"). */
export const createPageScrollModel = ({ pageRequested, pageSearched }: Shown) => {
  /** A port. The scope that mounts the remote binds a handler. */
  const scrollToTopFx = createEffect<null, unknown>();

  const $pageChange = createStore<PageChange>({ page: null, isNextPage: false }, { serialize: 'ignore' })
    .on(pageRequested, toPageChange)
    .on(pageSearched, (_, page) => ({ page, isNextPage: false }));
  sample({
    clock: pageRequested,
    source: $pageChange,
    filter: ({ isNextPage }) => isNextPage && scrollsToTop(),
    fn: () => null,
    target: scrollToTopFx,
  });

  return { scrollToTopFx };
};
