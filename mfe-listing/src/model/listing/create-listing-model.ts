import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum';

import { DEFAULT_TABLE, isSameScreen, pathOf } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';
import type { ExchangePair } from '../../domain/row-link';
import { createAnswerModel } from './create-answer-model';
import { createMarketModel } from './create-market-model';
import { createPricesModel } from './create-prices-model';
import { createTurnModel } from './create-turn-model';
import { createWalletsModel } from './create-wallets-model';
import { toFound, toListingView } from './listing-view';

const FIRST_PAGE: ListingPage = { _tag: 'Currencies', table: DEFAULT_TABLE };

/** Searching resets to page 1 (spec §2 "Pagination"). */
const searched = (page: ListingPage, query: string): ListingPage => ({
  ...page,
  table: { ...page.table, query, page: 1 },
});

/** A page that is there already stays the one it is: taking over the server's page draws no row a second time. */
const opened = (before: ListingPage, page: ListingPage): ListingPage =>
  pathOf(before) === pathOf(page) ? before : page;

type Told = { readonly told: string | null; readonly now: ListingPage };

/** The server's page is opened once more when its code arrives: what was typed into its search before is younger. */
const afterTyping = ({ told, now }: Told, page: ListingPage): ListingPage =>
  told === pathOf(page) && isSameScreen(now, page) ? now : page;

/** The one page of the listing that is shown: what it asks for, what was found, and what became of the asking. */
export const createListingModel = ({ settleMs }: { readonly settleMs: number }) => {
  const pageOpened = createEvent<ListingPage>();
  const queryTyped = createEvent<string>();
  const pairFollowed = createEvent<ExchangePair>();
  /** Spec §3 "isGoogleBot": told once, by the server, which sees who asks. */
  const botRecognised = createEvent();

  /** Ports: no handlers here. The scope that mounts the remote binds them. */
  const showInUrlFx = createEffect<string, unknown>();
  const tellPairPickedFx = createEffect<ExchangePair, unknown>();

  /** The last path this model wrote itself: its echo from the router is no new page. */
  const $written = createStore<string | null>(null, { serialize: 'ignore' });
  /** The page last opened, by this page or by the server that rendered it. */
  const $told = createStore<string | null>(null);
  const $page = createStore<ListingPage>(FIRST_PAGE);
  const pageAsked = sample({
    clock: pageOpened,
    source: { written: $written, told: $told, now: $page },
    filter: ({ written }, page) => written !== pathOf(page),
    fn: afterTyping,
  });
  $written.on(showInUrlFx, (_, path) => path).reset(pageAsked);
  sample({ clock: pageOpened, fn: pathOf, target: $told });
  $page.on(pageAsked, opened).on(queryTyped, searched);
  const { scrollToTopFx } = createTurnModel(pageAsked);
  const pageChanged = merge<unknown>([pageAsked, queryTyped]);
  const { $answer, $error, answered, fetchListingFx, listWanted, retryAsked } = createAnswerModel({
    $page,
    pageChanged,
  });
  const $content = $answer.map((answer) => answer?.content ?? null);
  const prices = createPricesModel({ $content, contentShown: merge<unknown>([answered, pageOpened]) });
  const market = createMarketModel({ $content, contentShown: merge<unknown>([answered, pageOpened]) });
  const wallets = createWalletsModel({ $content, contentShown: merge<unknown>([answered, pageOpened]) });

  sample({ clock: debounce(queryTyped, settleMs), source: $page, fn: pathOf, target: showInUrlFx });
  sample({ clock: pairFollowed, target: tellPairPickedFx });

  const $view = combine(
    { page: $page, answer: $answer, error: $error, isPending: fetchListingFx.pending },
    toListingView,
  );
  const $found = $view.map(toFound);
  return {
    pageOpened,
    queryTyped,
    pairFollowed,
    botRecognised,
    searchFocused: listWanted,
    retryAsked,
    fetchListingFx,
    showInUrlFx,
    tellPairPickedFx,
    scrollToTopFx,
    prices,
    market,
    wallets,
    $isBot: createStore(false).on(botRecognised, () => true),
    $page,
    $found,
    $view,
  };
};

export const listingModel = createListingModel({ settleMs: 300 });
