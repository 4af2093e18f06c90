import { fork } from 'effector';

import type { Fragment, FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import { renderRemote, serverI18n, serverRemoteProps } from '@coinlane/shared-ui/remote-server';

import { headOf } from './app/page-head';
import { RemoteRoot } from './app/remote-root';
import { proPageAt } from './domain/pro-page';

/** Renders the fragment of the pro area: the signed-out page, which is the same for all users. */
export const render = (request: FragmentRequest): Promise<Fragment> => {
  const i18n = serverI18n('pro', request);
  const page = proPageAt(request.pathname);
  return Promise.resolve({
    status: page === null ? 404 : 200,
    html: renderRemote('mfe-pro', RemoteRoot, serverRemoteProps(request, i18n), fork()),
    state: null,
    head: headOf(page, i18n.getFixedT(request.language, 'pro'), request.config.brand),
    isCacheable: true,
  });
};
