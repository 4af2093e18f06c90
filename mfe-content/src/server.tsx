import { allSettled, serialize } from 'effector';

import type { Fragment, FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import type { Translate } from '@coinlane/shared-ui/i18n';
import { renderRemote, serverI18n, serverRemoteProps } from '@coinlane/shared-ui/remote-server';

import { createScope } from './app/create-scope';
import { failureHead } from './app/page-head';
import { createRemoteRoot } from './app/remote-root';
import { serverHeadOf } from './app/server-head';
import { contentRouteAt } from './domain/content-route';
import { contentModel } from './model/content';
import type { ContentView } from './model/content';
import { ContactScreen } from './screens/contact';

const RemoteRoot = createRemoteRoot(ContactScreen);

const statusOf = (view: ContentView): number => {
  if (view._tag !== 'Loaded') return 503;
  return view.content._tag === 'NotFound' ? 404 : 200;
};

/** Renders a fragment: 404 for an unknown text, 503 if the content service is unavailable. */
export const render = async (request: FragmentRequest): Promise<Fragment> => {
  const i18n = serverI18n('content', request);
  const props = serverRemoteProps(request, i18n);
  const t: Translate<'content'> = i18n.getFixedT(request.language, 'content');
  const scope = createScope(props);
  await allSettled(contentModel.routeOpened, {
    scope,
    params: contentRouteAt(request.pathname, request.search),
  });

  const view = scope.getState(contentModel.$view);
  const site = {
    brand: request.config.brand,
    origin: `https://${request.config.hostName}`,
    basename: request.basename,
  };
  const isLoaded = view._tag === 'Loaded';
  return {
    status: statusOf(view),
    html: renderRemote('mfe-content', RemoteRoot, props, scope),
    state: serialize(scope),
    head: isLoaded ? serverHeadOf(view, t, site) : failureHead(t, site),
    isCacheable: isLoaded,
  };
};
