import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { ExchangePair } from '../../domain/row-link';
import { createContentModel } from './create-content-model';
import type { ContentModel } from './create-content-model';
import { createMarketModel } from './create-market-model';
import { createPageModel } from './create-page-model';
import type { PageModel } from './create-page-model';
import { createPricesModel } from './create-prices-model';
import { createSearchModel } from './create-search-model';
import { createWalletsModel } from './create-wallets-model';
import { createRequestedPage } from './create-requested-page';
import { searchFailureOf, toFound, toListingView } from './listing-view';

/** What stands beside the page's own words; each part comes and fails by itself. */
export type SideModels = {
  readonly prices: ReturnType<typeof createPricesModel>;
  readonly market: ReturnType<typeof createMarketModel>;
  readonly wallets: ReturnType<typeof createWalletsModel>;
};

/** One model of the page, its content and what stands beside it. */
export const joinListing = (page: PageModel, content: ContentModel, sides: SideModels) => {
  const pairFollowed = createEvent<ExchangePair>();
  /** Spec §3 "isGoogleBot": told once, by the server, which sees who asks. */
  const botDetected = createEvent();

  /** A port: no handler here. The scope that mounts the remote binds one. */
  const notifyPairPickedFx = createEffect<ExchangePair, unknown>();
  sample({ clock: pairFollowed, target: notifyPairPickedFx });

  const { $answer, $error, fetchListingFx } = content;
  const facts = { page: page.$page, answer: $answer, error: $error, isPending: fetchListingFx.pending };
  const $view = combine(facts, toListingView);
  return {
    pageOpened: page.pageOpened,
    queryTyped: page.queryTyped,
    pairFollowed,
    botDetected,
    searchFocused: content.listRequested,
    retryRequested: content.retryRequested,
    fetchListingFx,
    showInUrlFx: page.showInUrlFx,
    waitForPaintFx: page.waitForPaintFx,
    notifyPairPickedFx,
    scrollToTopFx: content.scrollToTopFx,
    ...sides,
    $isBot: createStore(false).on(botDetected, () => true),
    $page: page.$page,
    $queryOpened: page.$queryOpened,
    /** How many rows the search finds, said with the very key; null while that is not known. */
    $found: combine(page.$search, $view.map(toFound), (search, found) =>
      search === null ? found : search.found,
    ),
    $view,
    $searchFailure: combine(facts, searchFailureOf),
  };
};

/** The one page of the listing that is shown: what it asks for, what was found, and what became of the asking. */
export const createListingModel = ({ settleMs }: { readonly settleMs: number }) => {
  const requestedPage = createRequestedPage();
  const page = createPageModel({ requestedPage, search: createSearchModel(requestedPage), settleMs });
  const content = createContentModel(page);
  return joinListing(page, content, {
    prices: createPricesModel(content),
    market: createMarketModel(content),
    wallets: createWalletsModel(content),
  });
};
