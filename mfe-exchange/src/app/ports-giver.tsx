import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { portsGiven } from '../model/transaction-care';
import { carePorts } from './care-ports';

/** Hands the page's own ports in once it has come to life; on the server there is nobody to ask anything. */
export const PortsGiver = () => {
  const props = useRemoteProps();
  const given = useUnit(portsGiven);
  useEffect(() => {
    given(carePorts(props));
  }, [given, props]);
  return null;
};
