import { useEffect } from 'react';

import { LinkProvider } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { RemoteRouter, useLocation } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { proPageAt } from '../domain/pro-page';
import { AreaScreen } from '../screens/area';
import { headOf } from './page-head';
import { owns, SiteLink } from './site-link';
import { useAuthEvents } from './use-auth-events';

const CurrentPage = () => {
  const { config, setHead } = useRemoteProps();
  const { t } = useTranslation('pro');
  const { pathname } = useLocation();
  const page = proPageAt(pathname);
  useAuthEvents();
  useEffect(() => {
    setHead(headOf(page, (key) => t(key), config.brand));
  }, [page, setHead, t, config.brand]);
  return <AreaScreen page={page} />;
};

/** The area's tree: one screen for every path, because all of them wait for the same thing. */
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
