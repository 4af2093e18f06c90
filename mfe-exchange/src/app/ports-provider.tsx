import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { portsProvided } from '../model/order-actions';
import { orderActionPorts } from './order-action-ports';

/** Provides the page's ports after hydration. The server has no ports. */
export const PortsProvider = () => {
  const props = useRemoteProps();
  const provide = useUnit(portsProvided);
  useEffect(() => {
    provide(orderActionPorts(props));
  }, [provide, props]);
  return null;
};
