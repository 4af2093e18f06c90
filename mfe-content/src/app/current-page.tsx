import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import type { ComponentType } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useLocation } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { ownContent } from '../domain/content';
import { contentRouteAt, isSameScreen } from '../domain/content-route';
import type { ContentRoute } from '../domain/content-route';
import { contentModel } from '../model/content';
import type { ContentView } from '../model/content';
import { BlogScreen } from '../screens/blog';
import { NotFoundScreen } from '../screens/not-found.screen';
import { PageScreen } from '../screens/page.screen';
import { PostScreen } from '../screens/post.screen';
import { ReviewsScreen } from '../screens/reviews';
import { FailureScreen, LoadingScreen } from '../screens/status';
import { headOf } from './page-head';
import type { Shown } from './shown';

type Parts = {
  /** Loaded separately in the browser, rendered at once on the server. */
  readonly Contact: ComponentType;
};

const Screen = ({ route, content, Contact }: Shown & Parts) => {
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
      return <Contact />;
    case 'NotFound':
      return <NotFoundScreen />;
  }
};

/** Reports the address to the model while the remote is mounted. Returns the current address. */
const useOpenedRoute = (): ContentRoute => {
  const { pathname, search } = useLocation();
  const open = useUnit(contentModel.routeOpened);
  const route = useMemo(() => contentRouteAt(pathname, search), [pathname, search]);
  useEffect(() => {
    open(route);
  }, [open, route]);
  return route;
};

/** View of the address. Available at once for pages that need no service. */
const useShown = (): ContentView => {
  const opened = useOpenedRoute();
  const view = useUnit(contentModel.$view);
  const own = useMemo(() => ownContent(opened), [opened]);
  if (own !== null) return { _tag: 'Loaded', route: opened, content: own };
  // removes the previous page's content at once, so that the focus does not move to its heading
  return view._tag === 'Loaded' && !isSameScreen(opened, view.route) ? { _tag: 'Loading' } : view;
};

/** The screen of the address, and its head. */
export const CurrentPage = ({ Contact }: Parts) => {
  const { navigation, config, setHead } = useRemoteProps();
  const { t } = useTranslation('content');
  const view = useShown();
  const { basename } = navigation;
  const shown = view._tag === 'Loaded' ? view : null;
  const [route, content] = [shown?.route ?? null, shown?.content ?? null];
  useEffect(() => {
    if (route === null || content === null) return;
    const site = { brand: config.brand, origin: `https://${config.hostName}`, basename };
    setHead(headOf({ route, content }, t, site));
  }, [route, content, t, config, basename, setHead]);

  switch (view._tag) {
    case 'Loading':
      return <LoadingScreen />;
    case 'Failed':
      return <FailureScreen error={view.error} isPending={view.isPending} />;
    case 'Loaded':
      return <Screen route={view.route} content={view.content} Contact={Contact} />;
  }
};
