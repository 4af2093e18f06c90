import { createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';

import { isSameScreen, pathOf } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';
import type { Search, SearchModel } from './create-search-model';
import type { WantedPage } from './create-wanted-page';

/** A page that is there already stays the one it is: taking over the server's page draws no row a second time. */
const opened = (before: ListingPage, page: ListingPage): ListingPage =>
  pathOf(before) === pathOf(page) ? before : page;

type Told = {
  readonly told: string | null;
  readonly now: ListingPage;
  readonly search: Search | null;
};

/** The server's page is opened once more when its code arrives: what was typed into its search before is younger. */
const afterTyping = ({ told, now, search }: Told, page: ListingPage): ListingPage =>
  told === pathOf(page) && isSameScreen(now, page) ? (search?.page ?? now) : page;

type Parts = {
  readonly wanted: WantedPage;
  readonly search: SearchModel;
  /** How long typing pauses before the address follows. */
  readonly settleMs: number;
};

/** Which page is wanted: the one of the address, or the one that a search leads to; and the list that is known. */
export const createPageModel = ({ wanted, search, settleMs }: Parts) => {
  const { pageAsked, $page } = wanted;
  const { keyPainted, pageSearched, $search } = search;
  const pageOpened = createEvent<ListingPage>();

  /** A port: no handler here. The scope that mounts the remote binds one. */
  const showInUrlFx = createEffect<string, unknown>();

  /** The last path this model wrote itself: its echo from the router is no new page. */
  const $written = createStore<string | null>(null, { serialize: 'ignore' });
  /** The page last opened, by this page or by the server that rendered it. */
  const $told = createStore<string | null>(null);
  sample({
    clock: pageOpened,
    source: { written: $written, told: $told, now: $page, search: $search },
    filter: ({ written }, page) => written !== pathOf(page),
    fn: afterTyping,
    target: pageAsked,
  });
  $written.on(showInUrlFx, (_, path) => path).reset(pageAsked);
  sample({ clock: pageOpened, fn: pathOf, target: $told });
  $page.on(pageAsked, opened).on(pageSearched, (_, page) => page);
  // by the keys, not by the pages they lead to: a page that is opened may have taken over what was typed
  sample({ clock: debounce(keyPainted, settleMs), source: $page, fn: pathOf, target: showInUrlFx });
  /** The search that the page was opened with, for the field that keeps what is typed by itself. */
  const $queryOpened = createStore({ query: '' }).on(pageAsked, (_, { table: { query } }) => ({ query }));

  return { ...wanted, ...search, pageOpened, showInUrlFx, $queryOpened };
};

export type PageModel = ReturnType<typeof createPageModel>;
