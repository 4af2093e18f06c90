import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useLocation } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { contentRouteAt, isSameScreen } from '../domain/content-route';
import type { ContentRoute } from '../domain/content-route';
import { contentModel } from '../model/content';
import { BlogScreen } from '../screens/blog';
import { ContactScreen } from '../screens/contact';
import { NotFoundScreen } from '../screens/not-found';
import { PageScreen } from '../screens/page';
import { PostScreen } from '../screens/post';
import { ReviewsScreen } from '../screens/reviews';
import { FailureScreen, LoadingScreen } from '../screens/status';
import { headOf } from './page-head';
import type { Shown } from './shown';

const Screen = ({ route, content }: Shown) => {
  switch (content._tag) {
    case 'Page':
      return content.page.path === '/reviews' ? (
        <ReviewsScreen page={content.page} reviews={content.reviews} />
      ) : (
        <PageScreen key={content.page.path} page={content.page} />
      );
    case 'Posts':
      return route._tag === 'Blog' ? (
        <BlogScreen filter={route.filter} list={content.list} />
      ) : (
        <NotFoundScreen />
      );
    case 'Post':
      return <PostScreen key={content.post.slug} post={content.post} />;
    case 'Contact':
      return <ContactScreen />;
    case 'NotFound':
      return <NotFoundScreen />;
  }
};

/** Tells the model where the visitor is, for as long as the remote is mounted; answers with the address that is there. */
const useOpenedRoute = (): ContentRoute => {
  const { pathname, search } = useLocation();
  const open = useUnit(contentModel.routeOpened);
  const route = useMemo(() => contentRouteAt(pathname, search), [pathname, search]);
  useEffect(() => {
    open(route);
  }, [open, route]);
  return route;
};

/** The screen of the address, and its head. */
export const CurrentPage = () => {
  const { navigation, config, setHead } = useRemoteProps();
  const { t } = useTranslation('content');
  const view = useUnit(contentModel.$view);
  const { basename } = navigation;
  const opened = useOpenedRoute();
  useEffect(() => {
    if (view._tag !== 'Loaded') return;
    const site = { brand: config.brand, origin: `https://${config.hostName}`, basename };
    setHead(headOf(view, (key, values = {}) => t(key, values), site));
  }, [view, t, config, basename, setHead]);

  switch (view._tag) {
    case 'Loading':
      return <LoadingScreen />;
    case 'Failed':
      return <FailureScreen error={view.error} isPending={view.isPending} />;
    case 'Loaded':
      // what belongs to the page that was left is gone at once, so that nobody is led to its heading
      return isSameScreen(opened, view.route) ? <Screen {...view} /> : <LoadingScreen />;
  }
};
