import { fork } from 'effector';
import type { Scope } from 'effector';
import { Provider, useProvidedScope } from 'effector-react';
import { useInsertionEffect, useState } from 'react';
import type { ReactNode } from 'react';

import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';
import { useIsBrowser } from '@coinlane/shared-ui/is-browser';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { pageValues } from './page-values';

/**
 * The live scope, but `getState` returns the state of the server's HTML until `showLive` is called. Events always
 * reach the live scope.
 */
const hydrationScope = (live: Scope, props: RemoteProps) => {
  let shown = fork({ values: pageValues(props, 'form', props.fragment?.state) });
  const getState: Scope['getState'] = (store) => shown.getState(store);
  return {
    // all other fields are shared with the live scope
    scope: { ...live, getState },
    showLive: () => {
      shown = live;
    },
  };
};

/**
 * Content that hydrates after the page. State that changed before that, such as the chosen offer, does not match
 * the server's HTML. React would then render the part again, and the user would lose the focus and the text typed
 * at that moment. So the part hydrates with the state of the server's HTML, and shows later changes after that.
 */
export const ServedFirst = ({ children }: { readonly children: ReactNode }) => {
  const live = useProvidedScope();
  const props = useRemoteProps();
  const isHydrating = !useIsBrowser();
  const [served] = useState(() =>
    live !== null && isHydrating && props.fragment !== undefined ? hydrationScope(live, props) : null,
  );
  // before the layout effects of the fields, which report text typed early; after that React itself compares all
  // stores
  useInsertionEffect(() => served?.showLive(), [served]);
  return served === null ? children : <Provider value={served.scope}>{children}</Provider>;
};
