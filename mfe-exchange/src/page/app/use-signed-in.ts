import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { authChanged } from '@coinlane/shared-contracts/events';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { signedInChanged } from '../model/settings';

/** Updates the model when the user signs in or out anywhere on the site, even before this remote subscribes. */
export const useSignedIn = (): void => {
  const { bus, isSignedIn } = useRemoteProps();
  const changed = useUnit(signedInChanged);
  useEffect(() => {
    if (isSignedIn !== undefined) changed(isSignedIn());
    return bus.subscribe(authChanged, ({ isAuth }) => changed(isAuth));
  }, [bus, isSignedIn, changed]);
};
