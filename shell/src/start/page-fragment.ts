import type { Navigation, PageData } from '@coinlane/shared-contracts/lifecycle';

import type { BrowserServices } from '../services';

type Options = { readonly data: Pick<PageData, 'fragment'>; readonly navigation: Navigation };

/** Server-rendered content of the page, until it is used. */
export const fragmentOf = ({
  data: { fragment: rendered },
  navigation,
}: Options): Pick<BrowserServices, 'hasFragment' | 'isFirstPage' | 'takeFragment'> => {
  let fragment = rendered;
  let isFirst = true;
  const { pathname } = navigation.location();
  navigation.listen((location) => {
    isFirst &&= location.pathname === pathname;
  });
  return {
    isFirstPage: () => isFirst,
    hasFragment: (remote) => fragment?.remote === remote,
    takeFragment: (remote) => {
      const taken = fragment?.remote === remote ? { state: fragment.state, pathname } : null;
      fragment = null;
      return taken;
    },
  };
};
