import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { portsProvided } from '../model/order-actions';
import { orderActionPorts } from './order-action-ports';

/** Hands the page's own ports in once it has come to life; on the server there is nobody to ask anything. */
export const PortsProvider = () => {
  const props = useRemoteProps();
  const given = useUnit(portsProvided);
  useEffect(() => {
    given(orderActionPorts(props));
  }, [given, props]);
  return null;
};
