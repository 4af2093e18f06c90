import { createEffect, createStore, sample } from 'effector';
import type { Event } from 'effector';

import { isSameScreen } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';
import { scrollsToTop } from '../../domain/page';

type Turn = { readonly page: ListingPage | null; readonly isTurned: boolean };

/** Whether a visitor has turned to another page of rows of the same table. */
const turn = ({ page: before }: Turn, page: ListingPage): Turn => ({
  page,
  isTurned: before !== null && isSameScreen(before, page) && before.table.page !== page.table.page,
});

type Shown = {
  readonly pageAsked: Event<ListingPage>;
  /** A search leads to its first page by itself, under the visitor's hands. */
  readonly pageSearched: Event<ListingPage>;
};

/** Another page of rows starts at its top (spec §2 "Pagination"). */
export const createPageScrollModel = ({ pageAsked, pageSearched }: Shown) => {
  /** A port: no handler here. The scope that mounts the remote binds one. */
  const scrollToTopFx = createEffect<null, unknown>();

  const $turn = createStore<Turn>({ page: null, isTurned: false }, { serialize: 'ignore' })
    .on(pageAsked, turn)
    .on(pageSearched, (_, page) => ({ page, isTurned: false }));
  sample({
    clock: pageAsked,
    source: $turn,
    filter: ({ isTurned }) => isTurned && scrollsToTop(),
    fn: () => null,
    target: scrollToTopFx,
  });

  return { scrollToTopFx };
};
