import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { createLazyPart } from '@coinlane/shared-ui/lazy-part';
import type { LazyPartWords } from '@coinlane/shared-ui/lazy-part';

import { contentRouteAt } from '../domain/content-route';
import { LoadingScreen } from '../screens/status';

const usePartWords = (): LazyPartWords => {
  const { t } = useTranslation('content');
  return {
    failed: t('later.failed'),
    retry: t('later.retry'),
    retrying: t('callFailure.retrying'),
  };
};

let loaded: ComponentType | null = null;

const load = async (): Promise<ComponentType> => {
  const { ContactScreen } = await import(/* webpackChunkName: "forms" */ '../screens/contact');
  loaded = ContactScreen;
  return ContactScreen;
};

const Lazy = createLazyPart(usePartWords)(load);

const Later = () => (
  <Suspense fallback={<LoadingScreen />}>
    <Lazy />
  </Suspense>
);

/** The contact page, whose forms other pages do not need. Renders without suspending if its chunk is loaded. */
export const LazyContact = () => {
  // fixed per mount, because another component type would lose the state
  const [Component] = useState<ComponentType>(() => loaded ?? Later);
  return <Component />;
};

/** Loads the chunk for the page that the server rendered with it. If that fails, the page shows the failure. */
export const prepareContact = async (pathname: string): Promise<void> => {
  if (contentRouteAt(pathname, '')._tag === 'Contact') await load().catch(() => undefined);
};
