import { createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';

import { isSameScreen, pathOf } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';
import type { Search, SearchModel } from './create-search-model';
import type { RequestedPage } from './create-requested-page';

/** A page that is there already stays the one it is: taking over the server's page draws no row a second time. */
const opened = (before: ListingPage, page: ListingPage): ListingPage =>
  pathOf(before) === pathOf(page) ? before : page;

type OpenedPage = {
  readonly openedPath: string | null;
  readonly now: ListingPage;
  readonly search: Search | null;
};

/** The server's page is opened once more when its code arrives: what was typed into its search before is younger. */
const afterTyping = ({ openedPath, now, search }: OpenedPage, page: ListingPage): ListingPage =>
  openedPath === pathOf(page) && isSameScreen(now, page) ? (search?.page ?? now) : page;

type Parts = {
  readonly requestedPage: RequestedPage;
  readonly search: SearchModel;
  /** How long typing pauses before the address follows. */
  readonly settleMs: number;
};

/** Which page is wanted: the one of the address, or the one that a search leads to; and the list that is known. */
export const createPageModel = ({ requestedPage, search, settleMs }: Parts) => {
  const { pageRequested, $page } = requestedPage;
  const { keystrokePainted, pageSearched, $search } = search;
  const pageOpened = createEvent<ListingPage>();

  /** A port: no handler here. The scope that mounts the remote binds one. */
  const showInUrlFx = createEffect<string, unknown>();

  /** The last path this model wrote itself: its echo from the router is no new page. */
  const $written = createStore<string | null>(null, { serialize: 'ignore' });
  /** The page last opened, by this page or by the server that rendered it. */
  const $openedPath = createStore<string | null>(null);
  sample({
    clock: pageOpened,
    source: { written: $written, openedPath: $openedPath, now: $page, search: $search },
    filter: ({ written }, page) => written !== pathOf(page),
    fn: afterTyping,
    target: pageRequested,
  });
  $written.on(showInUrlFx, (_, path) => path).reset(pageRequested);
  sample({ clock: pageOpened, fn: pathOf, target: $openedPath });
  $page.on(pageRequested, opened).on(pageSearched, (_, page) => page);
  // by the keys, not by the pages they lead to: a page that is opened may have taken over what was typed
  sample({ clock: debounce(keystrokePainted, settleMs), source: $page, fn: pathOf, target: showInUrlFx });
  /** The search that the page was opened with, for the field that keeps what is typed by itself. */
  const $queryOpened = createStore({ query: '' }).on(pageRequested, (_, { table: { query } }) => ({ query }));

  return { ...requestedPage, ...search, pageOpened, showInUrlFx, $queryOpened };
};

export type PageModel = ReturnType<typeof createPageModel>;
