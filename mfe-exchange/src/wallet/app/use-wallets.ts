import type { Scope } from 'effector';
import { useState } from 'react';

import { createBrowserWallets } from '../api/browser-wallets';
import type { BrowserWallets } from '../api/browser-wallets';

/** The browser's wallets, and the scope of the part that calls them. Both are created once per mount. */
export const useWallets = (
  scopeOf: (wallets: BrowserWallets) => Scope,
): { readonly wallets: BrowserWallets; readonly scope: Scope } => {
  const [made] = useState(() => {
    const wallets = createBrowserWallets(window);
    return { wallets, scope: scopeOf(wallets) };
  });
  return made;
};
