import { useUnit } from 'effector-react';
import { memo, useDeferredValue, useEffect, useMemo } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { Navigate, useLocation } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { ListingContent } from '../domain/listing-content';
import { isSameScreen, listingPageAt } from '../domain/listing-page';
import type { ListingPage } from '../domain/listing-page';
import { listingModel } from '../model/listing';
import { CurrenciesTableScreen } from '../screens/currencies-table.screen';
import { CurrencyScreen } from '../screens/currency';
import { FailureScreen, LoadingScreen } from '../screens/failure';
import { AllCurrenciesScreen, PairsFromScreen } from '../screens/letters';
import { NotFoundScreen } from '../screens/not-found.screen';
import { PairScreen } from '../screens/pair.screen';
import { headOf } from './page-head';

type ScreenProps = {
  readonly page: ListingPage;
  readonly content: ListingContent;
  readonly isStale: boolean;
};

/** Memoized, so that a key press in the search does not re-render the screen before the letter is painted. */
const Screen = memo(({ page, content, isStale }: ScreenProps) => {
  switch (content._tag) {
    case 'Table':
      return <CurrenciesTableScreen page={page} content={content} isStale={isStale} />;
    case 'Currency':
      return <CurrencyScreen page={page} content={content} isStale={isStale} />;
    case 'Pair':
      return <PairScreen page={page} content={content} isStale={isStale} />;
    case 'PairsFrom':
      return <PairsFromScreen page={page} content={content} />;
    case 'AllCurrencies':
      return <AllCurrenciesScreen page={page} content={content} />;
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
 * The screen of the address, and its head. Rendered with low priority, so that typing in the search stays responsive.
 */
export const CurrentPage = () => {
  const { navigation, config, language, setHead } = useRemoteProps();
  const { t } = useTranslation('listing');
  const { view: known, facts } = useUnit({ view: listingModel.$view, facts: listingModel.market.$facts });
  const view = useDeferredValue(known);
  const { basename } = navigation;
  const opened = useOpenedPage();
  useEffect(() => {
    if (view._tag !== 'Loaded' || view.isStale) return undefined;
    const site = { brand: config.brand, origin: `https://${config.hostName}`, basename, language };
    // in its own task, because hydration is long enough
    const timer = setTimeout(() => {
      setHead(headOf(view, facts, (key, values) => t(key, values), site));
    });
    return () => {
      clearTimeout(timer);
    };
  }, [view, facts, t, config, basename, language, setHead]);

  // the previous page's content disappears immediately, so that the focus does not move to its heading
  if (!isSameScreen(opened, view.page)) return <LoadingScreen />;
  switch (view._tag) {
    case 'Loading':
      return <LoadingScreen />;
    case 'Failed':
      return <FailureScreen error={view.error} isPending={view.isPending} />;
    case 'Loaded':
      return <Screen page={view.page} content={view.content} isStale={view.isStale} />;
  }
};
