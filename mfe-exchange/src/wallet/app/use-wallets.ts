import type { Scope } from 'effector';
import { useState } from 'react';

import { chainIdsOf } from '@coinlane/chains/networks';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { createBrowserWallets } from '../api/browser-wallets';
import type { BrowserWallets } from '../api/browser-wallets';

/** The browser's wallets, and the scope of the part that calls them. Both are created once per mount. */
export const useWallets = (
  scopeOf: (wallets: BrowserWallets) => Scope,
): { readonly wallets: BrowserWallets; readonly scope: Scope } => {
  const { config } = useRemoteProps();
  const [made] = useState(() => {
    const wallets = createBrowserWallets(window, chainIdsOf(config.testCoins));
    return { wallets, scope: scopeOf(wallets) };
  });
  return made;
};
