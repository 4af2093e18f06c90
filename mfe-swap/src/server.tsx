import { fork } from 'effector';

import type { Fragment, FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import { renderRemote, serverI18n, serverRemoteProps } from '@coinlane/shared-ui/remote-server';

import { RemoteRoot } from './app/remote-root';

/** The fragment face of the token swap. */
export const render = (request: FragmentRequest): Promise<Fragment> => {
  const i18n = serverI18n('swap', request);
  const props = serverRemoteProps(request, i18n);
  return Promise.resolve({
    status: 200,
    html: renderRemote('mfe-swap', RemoteRoot, props, fork()),
    state: null,
    head: { title: i18n.t('title') },
    isCacheable: true,
  });
};
