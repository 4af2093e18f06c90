import { createEffect, createStore, sample } from 'effector';
import type { Event } from 'effector';

import { isSameScreen } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';
import { scrollsToTop } from '../../domain/page';

type PageChange = { readonly page: ListingPage | null; readonly isNextPage: boolean };

/** Whether a visitor has turned to another page of rows of the same table. */
const toPageChange = ({ page: before }: PageChange, page: ListingPage): PageChange => ({
  page,
  isNextPage: before !== null && isSameScreen(before, page) && before.table.page !== page.table.page,
});

type Shown = {
  readonly pageRequested: Event<ListingPage>;
  /** A search leads to its first page by itself, under the visitor's hands. */
  readonly pageSearched: Event<ListingPage>;
};

/** Another page of rows starts at its top (spec §2 "Pagination"). */
export const createPageScrollModel = ({ pageRequested, pageSearched }: Shown) => {
  /** A port: no handler here. The scope that mounts the remote binds one. */
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
