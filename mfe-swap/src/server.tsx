import { allSettled, serialize } from 'effector';
import type { Scope } from 'effector';

import type { Fragment, FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import { renderRemote, serverI18n, serverRemoteProps } from '@coinlane/shared-ui/remote-server';

import { createScope } from './app/create-scope';
import { headOf } from './app/page-head';
import { RemoteRoot } from './app/remote-root';
import { FIRST_PAIR } from './domain/pair-limits';
import { swapPageAt } from './domain/swap-page';
import type { SwapPage } from './domain/swap-page';
import { stepperModel } from './model/stepper';
import { swapModel } from './model/swap';

/** Loads the data of the page before it is rendered. */
const openPage = async (page: SwapPage, scope: Scope): Promise<void> => {
  if (page._tag === 'Swap') await allSettled(swapModel.opened, { scope, params: page.id });
  if (page._tag === 'Pair' || page._tag === 'Pairs') {
    const pair = page._tag === 'Pair' ? page.pair : FIRST_PAIR;
    await allSettled(stepperModel.pairOpened, { scope, params: { pair, amount: '' } });
  }
};

/** Renders the fragment of the token swap. A swap that fails to load leads to /404 (spec §2, §8). */
export const render = async (request: FragmentRequest): Promise<Fragment> => {
  const i18n = serverI18n('swap', request);
  const props = serverRemoteProps(request, i18n);
  const page = swapPageAt(request.pathname);
  const scope = createScope(props, null);
  await openPage(page, scope);
  const { brand, hostName } = request.config;
  const site = { brand, origin: `https://${hostName}`, basename: request.basename };
  const isLost = scope.getState(swapModel.$view)._tag === 'Missing';
  const found = page._tag === 'NotFound' ? 404 : 200;
  return {
    status: isLost ? 302 : found,
    html: renderRemote('mfe-swap', RemoteRoot, props, scope),
    state: serialize(scope),
    head: headOf(page, i18n.getFixedT(request.language, 'swap'), site),
    ...(isLost ? { redirectTo: '/404' } : {}),
    isCacheable: page._tag !== 'Swap',
  };
};
