import { fork } from 'effector';

import type { Fragment, FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import { renderRemote, serverI18n, serverRemoteProps } from '@coinlane/shared-ui/remote-server';

import { headOf } from './app/page-head';
import { RemoteRoot } from './app/remote-root';
import { appPageAt } from './domain/app-page';

/** The fragment face: the page as HTML, the same for everyone. */
export const render = (request: FragmentRequest): Promise<Fragment> => {
  const i18n = serverI18n('__SHORT__', request);
  const page = appPageAt(request.pathname);
  return Promise.resolve({
    status: page === null ? 404 : 200,
    html: renderRemote('__NAME__', RemoteRoot, serverRemoteProps(request, i18n), fork()),
    state: null,
    head: headOf(page, i18n.getFixedT(request.language, '__SHORT__'), request.config.brand),
    isCacheable: true,
  });
};
