import { fork } from 'effector';

import type { Fragment, FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import { renderRemote, serverI18n, serverRemoteProps } from '@coinlane/shared-ui/remote-server';

import { headOf } from './app/page-head';
import { RemoteRoot } from './app/remote-root';
import { swapPageAt } from './domain/swap-page';

/** The fragment face of the token swap. An unknown token and a swap by id answer 404 (spec §2). */
export const render = (request: FragmentRequest): Promise<Fragment> => {
  const i18n = serverI18n('swap', request);
  const page = swapPageAt(request.pathname);
  const { brand, hostName } = request.config;
  const site = { brand, origin: `https://${hostName}`, basename: request.basename };
  return Promise.resolve({
    status: page._tag === 'NotFound' ? 404 : 200,
    html: renderRemote('mfe-swap', RemoteRoot, serverRemoteProps(request, i18n), fork()),
    state: null,
    head: headOf(page, (key, values = {}) => i18n.t(key, values), site),
    isCacheable: true,
  });
};
