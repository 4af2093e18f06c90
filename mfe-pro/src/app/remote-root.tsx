import { useEffect } from 'react';

import { RemoteRouter, useLocation } from '@coinlane/shared-ui/navigation';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { proPageAt } from '../domain/pro-page';
import { AreaScreen } from '../screens/area';
import { headOf } from './page-head';
import { useAuthEvents } from './use-auth-events';

const owns = (pathname: string): boolean => proPageAt(pathname) !== null;

const CurrentPage = () => {
  const { navigation, setHead } = useRemoteProps();
  const { t } = useTranslation('pro');
  const { pathname } = useLocation();
  const page = proPageAt(pathname.slice(navigation.basename.length));
  useAuthEvents();
  useEffect(() => setHead(headOf(page, t)), [page, setHead, t]);
  return <AreaScreen page={page} exchangeHref={navigation.href('/exchange')} />;
};

/** The area's tree: one screen for every path, because all of them wait for the same thing. */
export const RemoteRoot = () => {
  const { navigation } = useRemoteProps();
  return (
    <RemoteRouter navigation={navigation} owns={owns}>
      <CurrentPage />
    </RemoteRouter>
  );
};
