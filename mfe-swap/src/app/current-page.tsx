import { useEffect } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useLocation } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { swapPageAt } from '../domain/swap-page';
import type { SwapPage } from '../domain/swap-page';
import { NotFoundScreen } from '../screens/not-found.screen';
import { PairlessTokenScreen, TokenSwapScreen } from '../screens/token-swap';
import { SwapScreen } from '../screens/swap';
import { TokenSwapsScreen } from '../screens/token-swaps.screen';
import { headOf } from './page-head';
import { useHoldReload } from './use-hold-reload';

const Screen = ({ page }: { readonly page: SwapPage }) => {
  const { config } = useRemoteProps();
  switch (page._tag) {
    case 'Pairs':
      return <TokenSwapsScreen />;
    case 'Pair':
      return <TokenSwapScreen pair={page.pair} />;
    case 'PairlessToken':
      return <PairlessTokenScreen token={page.token} />;
    case 'Swap':
      return <SwapScreen swapId={page.id} />;
    case 'NotFound':
      return <NotFoundScreen supportEmail={config.supportEmail} />;
  }
};

/** Screen at the current path, with its head. */
export const CurrentPage = () => {
  const { navigation, config, setHead } = useRemoteProps();
  const { t } = useTranslation('swap');
  const { pathname: path } = useLocation();
  const { basename } = navigation;
  useHoldReload();
  useEffect(() => {
    const site = { brand: config.brand, origin: `https://${config.hostName}`, basename };
    setHead(headOf(swapPageAt(path), t, site));
  }, [path, t, config, basename, setHead]);
  return <Screen page={swapPageAt(path)} />;
};
