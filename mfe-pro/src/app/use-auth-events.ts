import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { authChanged } from '@coinlane/shared-contracts/events';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { accessModel } from '../model/access';

/** Hears the shell for as long as the remote is mounted. */
export const useAuthEvents = (): void => {
  const { bus } = useRemoteProps();
  const hear = useUnit(accessModel.authChanged);
  useEffect(() => bus.subscribe(authChanged, hear), [bus, hear]);
};
