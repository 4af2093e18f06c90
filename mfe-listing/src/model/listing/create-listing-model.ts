import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';

import type { ListingData } from '../../domain/listing-content';
import type { ExchangePair } from '../../domain/row-link';
import { createAnswerModel } from './create-answer-model';
import { createMarketModel } from './create-market-model';
import { createPageModel } from './create-page-model';
import { createPricesModel } from './create-prices-model';
import { createTurnModel } from './create-turn-model';
import { createWalletsModel } from './create-wallets-model';
import { searchFailureOf, toFound, toListingView } from './listing-view';

/** The one page of the listing that is shown: what it asks for, what was found, and what became of the asking. */
export const createListingModel = ({ settleMs }: { readonly settleMs: number }) => {
  const pairFollowed = createEvent<ExchangePair>();
  /** Spec §3 "isGoogleBot": told once, by the server, which sees who asks. */
  const botRecognised = createEvent();

  /** A port: no handler here. The scope that mounts the remote binds one. */
  const tellPairPickedFx = createEffect<ExchangePair, unknown>();

  const $known = createStore<ListingData | null>(null, { serialize: 'ignore' });
  const page = createPageModel({ settleMs, $known });
  const { $page, $search, pageAsked, pageOpened, pageSearched } = page;
  const { scrollToTopFx } = createTurnModel({ pageAsked, pageSearched });
  const { $answer, $error, answered, fetchListingFx, listWanted, retryAsked } = createAnswerModel({
    $page,
    $known,
    pageChanged: merge<unknown>([pageAsked, pageSearched]),
  });
  const $content = $answer.map((answer) => answer?.content ?? null);
  const prices = createPricesModel({ $content, contentShown: merge<unknown>([answered, pageOpened]) });
  const market = createMarketModel({ $content, contentShown: merge<unknown>([answered, pageOpened]) });
  const wallets = createWalletsModel({ $content, contentShown: merge<unknown>([answered, pageOpened]) });
  sample({ clock: pairFollowed, target: tellPairPickedFx });

  const facts = { page: $page, answer: $answer, error: $error, isPending: fetchListingFx.pending };
  const $view = combine(facts, toListingView);
  return {
    pageOpened,
    queryTyped: page.queryTyped,
    pairFollowed,
    botRecognised,
    searchFocused: listWanted,
    retryAsked,
    fetchListingFx,
    showInUrlFx: page.showInUrlFx,
    waitForPaintFx: page.waitForPaintFx,
    tellPairPickedFx,
    scrollToTopFx,
    prices,
    market,
    wallets,
    $isBot: createStore(false).on(botRecognised, () => true),
    $page,
    $queryOpened: page.$queryOpened,
    /** How many rows the search finds, said with the very key; null while that is not known. */
    $found: combine($search, $view.map(toFound), (search, found) => (search === null ? found : search.found)),
    $view,
    $searchFailure: combine(facts, searchFailureOf),
  };
};

export const listingModel = createListingModel({ settleMs: 300 });
