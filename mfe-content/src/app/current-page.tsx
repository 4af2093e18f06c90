import { useEffect, useMemo } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useLocation } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { contentRouteAt } from '../domain/content-route';
import { BlogScreen } from '../screens/blog';
import { ContactScreen } from '../screens/contact';
import { InformationScreen } from '../screens/information';
import { LegalScreen } from '../screens/legal';
import { NotFoundScreen } from '../screens/not-found';
import { PostScreen } from '../screens/post';
import { headOf } from './page-head';
import { shownPage } from './shown-page';
import type { ShownPage, Translate } from './shown-page';

const Screen = ({ page }: { readonly page: ShownPage }) => {
  switch (page._tag) {
    case 'Information':
      return <InformationScreen page={page.page} />;
    case 'Legal':
      return <LegalScreen page={page.page} />;
    case 'Blog':
      return <BlogScreen filter={page.filter} list={page.list} />;
    case 'Post':
      return <PostScreen post={page.post} />;
    case 'Contact':
      return <ContactScreen />;
    case 'NotFound':
      return <NotFoundScreen />;
  }
};

/** The screen of the address, and its head. */
export const CurrentPage = () => {
  const { navigation, config, setHead } = useRemoteProps();
  const { t } = useTranslation('content');
  const { pathname: path, search } = useLocation();
  const { basename } = navigation;
  const { route, page, say } = useMemo(() => {
    const translate: Translate = (key, values = {}) => t(key, values);
    const asked = contentRouteAt(path, search);
    return { route: asked, page: shownPage(asked, translate), say: translate };
  }, [path, search, t]);
  useEffect(() => {
    setHead(
      headOf(route, page, say, { brand: config.brand, origin: `https://${config.hostName}`, basename }),
    );
  }, [route, page, say, config, basename, setHead]);
  return <Screen page={page} />;
};
