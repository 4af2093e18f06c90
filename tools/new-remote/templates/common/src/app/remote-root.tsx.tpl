import { useEffect } from 'react';

import { LinkProvider } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { RemoteRouter, useLocation } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { appPageAt } from '../domain/app-page';
import { NotFoundScreen } from '../screens/not-found.screen';
import { StartScreen } from '../screens/start.screen';
import { headOf } from './page-head';
import { owns, SiteLink } from './site-link';

const CurrentPage = () => {
  const { config, setHead } = useRemoteProps();
  const { t } = useTranslation('__SHORT__');
  const { pathname } = useLocation();
  const page = appPageAt(pathname);
  useEffect(() => {
    setHead(headOf(page, t, config.brand));
  }, [page, setHead, t, config.brand]);
  return page === null ? <NotFoundScreen /> : <StartScreen />;
};

/** The remote's tree: its router, its links, its current page. */
export const RemoteRoot = () => {
  const { navigation } = useRemoteProps();
  return (
    <RemoteRouter navigation={navigation} owns={owns}>
      <LinkProvider component={SiteLink}>
        <CurrentPage />
      </LinkProvider>
    </RemoteRouter>
  );
};
