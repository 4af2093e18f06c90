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

/** Secondary parts of a page. Each loads and fails on its own. */
export type SideModels = {
  readonly prices: ReturnType<typeof createPricesModel>;
  readonly market: ReturnType<typeof createMarketModel>;
  readonly wallets: ReturnType<typeof createWalletsModel>;
};

/** Model of the page, its content and its secondary parts. */
export const joinListing = (page: PageModel, content: ContentModel, sides: SideModels) => {
  const pairFollowed = createEvent<ExchangePair>();
  /** Sent once by the server, which knows the user agent (spec §3 "isGoogleBot"). */
  const botDetected = createEvent();

  /** Port: `app` binds a handler in the scope of the mount. */
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
    scrollToTopFx: page.scrollToTopFx,
    ...sides,
    $isBot: createStore(false).on(botDetected, () => true),
    $page: page.$page,
    $queryOpened: page.$queryOpened,
    /** Number of search results, updated with every key press. Null: unknown. */
    $found: combine(page.$search, $view.map(toFound), (search, found) =>
      search === null ? found : search.found,
    ),
    $view,
    $searchFailure: combine(facts, searchFailureOf),
  };
};

/** Model of the current page of the listing: its query, its content and its failures. */
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
