import { createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';

import { isSameScreen, pathOf } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';
import { scrollsToTop } from '../../domain/page';
import type { Search, SearchModel } from './create-search-model';
import type { RequestedPage } from './create-requested-page';

/** Returns the same page object for the same address, so that hydration does not render the rows again. */
const opened = (before: ListingPage, page: ListingPage): ListingPage =>
  pathOf(before) === pathOf(page) ? before : page;

type Before = {
  /** Path of the previous page. Null: this is the first page, and the server did not render it. */
  readonly openedPath: string | null;
  readonly now: ListingPage;
  readonly search: Search | null;
};

/** Hydration opens the server's page again. Text that the user typed into its search before takes precedence. */
const afterTyping = ({ openedPath, now, search }: Before, page: ListingPage): ListingPage =>
  openedPath === pathOf(page) && isSameScreen(now, page) ? (search?.page ?? now) : page;

/** Whether the visitor went from one page of rows to another of the same table (spec §2 "Pagination"). */
const isOtherRows = ({ openedPath, now }: Before, page: ListingPage): boolean =>
  openedPath !== null && isSameScreen(now, page) && now.table.page !== page.table.page;

type Opened = { readonly page: ListingPage; readonly isOtherRows: boolean };

const toOpened = (before: Before, opened: ListingPage): Opened => {
  const page = afterTyping(before, opened);
  return { page, isOtherRows: isOtherRows(before, page) };
};

type Parts = {
  readonly requestedPage: RequestedPage;
  readonly search: SearchModel;
  /** Pause in typing in ms before the address is updated. */
  readonly settleMs: number;
};

/** The requested page, from the address or a search, and the known list. */
export const createPageModel = ({ requestedPage, search, settleMs }: Parts) => {
  const { pageRequested, $page } = requestedPage;
  const { keystrokePainted, pageSearched, $search } = search;
  const pageOpened = createEvent<ListingPage>();

  /** Port: `app` binds a handler in the scope of the mount. */
  const showInUrlFx = createEffect<string, unknown>();
  /** Port: `app` binds a handler in the scope of the mount. */
  const scrollToTopFx = createEffect<unknown, unknown>();

  /** Last path that this model wrote. The router reports it back, but it is not a new page. */
  const $written = createStore<string | null>(null, { serialize: 'ignore' });
  /** Page that was opened last, in this browser or on the server. */
  const $openedPath = createStore<string | null>(null);
  const changed = sample({
    clock: pageOpened,
    source: { written: $written, openedPath: $openedPath, now: $page, search: $search },
    filter: ({ written }, page) => written !== pathOf(page),
    fn: toOpened,
  });
  sample({ clock: changed, fn: ({ page }) => page, target: pageRequested });
  sample({
    clock: changed,
    filter: (opened) => opened.isOtherRows && scrollsToTop(),
    target: scrollToTopFx,
  });
  $written.on(showInUrlFx, (_, path) => path).reset(pageRequested);
  sample({ clock: pageOpened, fn: pathOf, target: $openedPath });
  $page.on(pageRequested, opened).on(pageSearched, (_, page) => page);
  // debounces the key presses, not their pages, because a newly opened page may already contain the typed text
  sample({ clock: debounce(keystrokePainted, settleMs), source: $page, fn: pathOf, target: showInUrlFx });
  /** Query of the opened page, for the uncontrolled search field. */
  const $queryOpened = createStore({ query: '' }).on(pageRequested, (_, { table: { query } }) => ({ query }));

  return { ...requestedPage, ...search, pageOpened, showInUrlFx, scrollToTopFx, $queryOpened };
};

export type PageModel = ReturnType<typeof createPageModel>;
