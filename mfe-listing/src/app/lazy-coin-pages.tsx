import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { createLazyPart } from '@coinlane/shared-ui/lazy-part';
import type { LazyPartWords } from '@coinlane/shared-ui/lazy-part';

import { listingPageAt } from '../domain/listing-page';
import { LoadingScreen } from '../screens/failure';
import type { CoinPagesProps } from './coin-pages';

type Pages = ComponentType<CoinPagesProps>;

const usePartWords = (): LazyPartWords => {
  const { t } = useTranslation('listing');
  return {
    failed: t('part.failed'),
    advice: t('part.advice'),
    retry: t('part.retry'),
    retrying: t('callFailure.retrying'),
  };
};

let loaded: Pages | null = null;

const load = async (): Promise<Pages> => {
  const { CoinPages } = await import(/* webpackChunkName: "coin-pages" */ './coin-pages');
  loaded = CoinPages;
  return CoinPages;
};

const Lazy = createLazyPart(usePartWords)(load);

const Later: Pages = (props) => (
  <Suspense fallback={<LoadingScreen />}>
    <Lazy {...props} />
  </Suspense>
);

/**
 * Renders without suspending if the chunk is loaded, so that a page that waited for the chunk hydrates in one step.
 */
export const LazyCoinPages: Pages = (props) => {
  // fixed per mount, because another component type would lose the state
  const [Component] = useState<Pages>(() => loaded ?? Later);
  return <Component {...props} />;
};

/** Whether the page at a path needs the chunk. Pages that consist of rows do not. */
const needsChunk = (pathname: string): boolean => {
  const { _tag } = listingPageAt(pathname, '');
  return _tag !== 'Currencies' && _tag !== 'AllBuy' && _tag !== 'Unknown';
};

/** Loads the chunk for a page that the server rendered with it. If that fails, the page shows the failure. */
export const prepareCoinPages = async (pathname: string): Promise<void> => {
  if (needsChunk(pathname)) await load().catch(() => undefined);
};
