import { fork } from 'effector';

import type { Fragment, FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import { renderRemote, serverI18n, serverRemoteProps } from '@coinlane/shared-ui/remote-server';

import { headOf } from './app/page-head';
import { RemoteRoot } from './app/remote-root';
import { shownPage } from './app/shown-page';
import type { Translate } from './app/shown-page';
import { contentRouteAt } from './domain/content-route';

/** The fragment face of the content pages. What nobody wrote answers 404. */
export const render = (request: FragmentRequest): Promise<Fragment> => {
  const i18n = serverI18n('content', request);
  const t: Translate = (key, values = {}) => i18n.t(key, values);
  const route = contentRouteAt(request.pathname, request.search);
  const page = shownPage(route, t);
  const { brand, hostName } = request.config;
  return Promise.resolve({
    status: page._tag === 'NotFound' ? 404 : 200,
    html: renderRemote('mfe-content', RemoteRoot, serverRemoteProps(request, i18n), fork()),
    state: null,
    head: headOf(route, page, t, { brand, origin: `https://${hostName}`, basename: request.basename }),
    isCacheable: true,
  });
};
