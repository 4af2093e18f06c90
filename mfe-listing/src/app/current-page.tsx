import { useUnit } from 'effector-react';
import { memo, useDeferredValue, useEffect, useMemo } from 'react';
import type { ComponentType } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { Navigate, useLocation } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { ListingContent } from '../domain/listing-content';
import { isSameScreen, listingPageAt } from '../domain/listing-page';
import type { ListingPage } from '../domain/listing-page';
import { listingModel } from '../model/listing';
import { CurrenciesTableScreen } from '../screens/currencies-table.screen';
import { FailureScreen, LoadingScreen } from '../screens/failure';
import { NotFoundScreen } from '../screens/not-found.screen';
import type { CoinPagesProps } from './coin-pages';
import { headOf } from './page-head';

type CoinPages = ComponentType<CoinPagesProps>;

type ScreenProps = {
  readonly CoinPages: CoinPages;
  readonly page: ListingPage;
  readonly content: ListingContent;
  readonly isStale: boolean;
};

/** Memoized, so that a key press in the search does not render the screen before the letter is painted. */
const Screen = memo(({ CoinPages, page, content, isStale }: ScreenProps) => {
  switch (content._tag) {
    case 'Table':
      return <CurrenciesTableScreen page={page} content={content} isStale={isStale} />;
    case 'Currency':
    case 'Pair':
    case 'PairsFrom':
    case 'AllCurrencies':
      return <CoinPages page={page} content={content} isStale={isStale} />;
    case 'NotFound':
      return <NotFoundScreen />;
    case 'Redirect':
      return <Navigate replace to={content.path} />;
  }
});

/** Reports the address to the model while the remote is mounted. Returns the current page. */
const useOpenedPage = (): ListingPage => {
  const { pathname, search } = useLocation();
  const open = useUnit(listingModel.pageOpened);
  const page = useMemo(() => listingPageAt(pathname, search), [pathname, search]);
  useEffect(() => {
    open(page);
  }, [open, page]);
  return page;
};

/**
 * The screen for the address, with its head. Rendered at low priority, so that typing in the search stays responsive.
 */
export const CurrentPage = ({ CoinPages }: { readonly CoinPages: CoinPages }) => {
  const { navigation, config, language, setHead } = useRemoteProps();
  const { t } = useTranslation('listing');
  const known = useUnit(listingModel.$view);
  const view = useDeferredValue(known);
  const { basename } = navigation;
  const opened = useOpenedPage();
  useEffect(() => {
    if (view._tag !== 'Loaded' || view.isStale) return undefined;
    const site = { brand: config.brand, origin: `https://${config.hostName}`, basename, language };
    // in its own task, because hydration itself already takes long
    const timer = setTimeout(() => {
      setHead(headOf(view, t, site));
    });
    return () => {
      clearTimeout(timer);
    };
  }, [view, t, config, basename, language, setHead]);

  // removes the previous page's content at once, so that the focus does not move to its heading
  if (!isSameScreen(opened, view.page)) return <LoadingScreen />;
  switch (view._tag) {
    case 'Loading':
      return <LoadingScreen />;
    case 'Failed':
      return <FailureScreen error={view.error} isPending={view.isPending} />;
    case 'Loaded':
      return <Screen CoinPages={CoinPages} page={view.page} content={view.content} isStale={view.isStale} />;
  }
};
