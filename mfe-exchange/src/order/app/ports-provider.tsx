import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { ordersCounted } from '@coinlane/shared-contracts/events';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { portsProvided } from '../model/order-actions';
import { savedOrdersModel } from '../model/saved-orders';
import { orderActionPorts } from './order-action-ports';

/** Provides the page's ports after hydration, and reports the running orders. The server has no ports. */
export const PortsProvider = () => {
  const props = useRemoteProps();
  const { provide, count } = useUnit({ provide: portsProvided, count: savedOrdersModel.$count });
  useEffect(() => {
    provide(orderActionPorts(props));
  }, [provide, props]);
  useEffect(() => {
    if (count !== null) props.bus.publish(ordersCounted, count);
  }, [props.bus, count]);
  return null;
};
